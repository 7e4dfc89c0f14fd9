import { basename, dirname } from "node:path/posix";
import type { HeaderRule } from "../headers.ts";
import type { SiteRedirect } from "../redirects.ts";
import { headerLines, headerTables, quoted } from "./header-lines.ts";

/**
 * The site's configuration for /etc/nginx/conf.d/. Redirects and headers are `map`s over the
 * address: a `location` with headers of its own would lose all others.
 * @param files all files of the export, relative to it
 */
export function siteConf(
  redirects: readonly SiteRedirect[],
  headers: readonly HeaderRule[],
  files: readonly string[],
): string {
  return `# Written by \`npm run build\`; change hosting/nginx/ instead of this file.
# To fill in: listen (and the certificate), server_name, root.
# brotli_static needs the module of that name (Debian: libnginx-mod-http-brotli-static);
# without the module, remove its line.

map $uri $site_redirect {
${redirects.map(redirectLine).join("\n")}
}

${headerTables(headers)}

# The 404 page of the nearest folder.
map $request_uri $site_not_found {
${notFoundLines(files).join("\n")}
}

server {
  listen 80;
  server_name _;
  root /var/www/angel-app;

  server_tokens off;
  absolute_redirect off;
  # Long addresses get the 404 page, as on the other hosts.
  large_client_header_buffers 4 16k;

  charset utf-8;
  charset_types text/plain text/css text/javascript text/markdown;
  default_type application/octet-stream;
  types {
${types.map(([type, endings]) => `    ${type} ${endings};`).join("\n")}
  }

  # The build writes .br and .gz files beside text files.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

${headerLines(headers)}

  if ($site_redirect) {
    return 308 $site_redirect$is_args$args;
  }

  error_page 404 $site_not_found;

  location = / {
    if ($request_uri ~ "^[^?]*//") {
      return 308 /$is_args$args;
    }
    try_files /index.html =404;
  }

  location / {
    # A doubled slash is a second address of a page (see below).
    if ($request_uri ~ "^[^?]*//") {
      rewrite ^ $uri/index last;
    }
    try_files $uri.html $uri =404;
  }

  # Files for hosts, and the 404 page under its own address.
  location ~ (?:^/_headers|^/_redirects|/\\.[^/]*|\\.br|\\.gz|/404(?:/index)?(?:\\.html|/)?)$ {
    internal;
  }

  # Second addresses of a page: a slash, ".html" or "index" at the end.
  location ~ "^(?<site_page>.*?)(?:/index/?|(?:/index)?\\.html|/)$" {
    if ($site_page = "") {
      return 308 /$is_args$args;
    }
    # $site_page comes from the request: redirect only to a file that exists.
    if (-f $document_root$site_page.html) {
      return 308 $site_page$is_args$args;
    }
    return 404;
  }
}
`;
}

/** The types that Cloudflare sends; they replace the server's own list. */
const types = [
  ["text/html", "html"],
  ["text/plain", "txt"],
  ["text/css", "css"],
  ["text/javascript", "js mjs"],
  ["application/xml", "xml"],
  ["text/markdown", "md"],
  ["application/atom+xml", "atom"],
  ["application/rss+xml", "rss"],
  ["application/json", "json map"],
  ["application/manifest+json", "webmanifest"],
  ["application/pdf", "pdf"],
  ["image/svg+xml", "svg"],
  ["image/png", "png"],
  ["image/jpeg", "jpg jpeg"],
  ["image/webp", "webp"],
  ["image/avif", "avif"],
  ["image/vnd.microsoft.icon", "ico"],
  ["font/woff2", "woff2"],
  ["video/mp4", "mp4"],
] as const;

/** Matches any letter case, with or without a slash or ".html"; nginx compares decoded addresses. */
function redirectLine({ from, to }: SiteRedirect): string {
  const literal = decodeURIComponent(from).replace(/[^\w/ \-\u0080-\uffff]/g, hexCode);
  return `  "~*^${literal}(?:\\.html|/)?$" ${quoted(to)};`;
}

function hexCode(sign: string): string {
  return `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

function notFoundLines(files: readonly string[]): string[] {
  return files
    .filter((file) => basename(file) === "404.html")
    .sort((a, b) => b.length - a.length)
    .map((file) => {
      const folder = dirname(file) === "." ? "" : `/${dirname(file)}`;
      const where = folder ? `"~^${folder}/"` : "default";
      return `  ${where} ${folder}/404.html;`;
    });
}
