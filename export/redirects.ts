import { escaped } from "../site/load/drawings.ts";
import type { SiteRedirect } from "../site/pages/redirects.ts";

/** The page that a redirect leads to. */
type Target = { path: string; canonical: string; title: string };

/** Leads to the page's link with the query and the #part that the visitor came with. */
export const redirectScript = `const to=new URL(document.querySelector("a").href);to.search||=location.search;to.hash||=location.hash;location.replace(to)`;

/**
 * A page that replaces a redirect on hosts without redirects. It names the new address to search
 * engines, and refreshes to it. The query and the `#part` go along only by its script.
 * @param origin of the site, "https://www.angel-app.com"
 */
function redirectPage(target: Target, origin: string): string {
  const path = escaped(target.path);
  const title = escaped(target.title);
  const canonical = escaped(origin + target.canonical);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${path}">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p><a href="${path}">${title}</a></p>
<script data-cfasync="false">${redirectScript}</script>
</body>
</html>
`;
}

/** Redirect pages by their files in the export; an address that is no file name on every system has none. */
export function redirectPages(
  redirects: readonly SiteRedirect[],
  targets: readonly Target[],
  origin: string,
): Map<string, string> {
  const pages = new Map<string, string>();
  const targetsByPath = new Map(targets.map((target) => [target.path, target]));
  for (const { from, to } of redirects) {
    const names = from.slice(1).split("/").map(decodeURIComponent);
    const file = `${names.join("/")}.html`;
    if (!names.every(isFileName)) continue;
    const target = targetsByPath.get(to) ?? { path: to, canonical: to, title: to };
    pages.set(file, redirectPage(target, origin));
  }
  return pages;
}

function isFileName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file name may hold them
  return name !== "" && !name.startsWith(".") && !/[/\\:*?"<>|\u0000-\u001f]/.test(name);
}

/**
 * `_redirects` for Cloudflare, which matches exact addresses: each redirect as it is and with a slash.
 * They are permanent, and `_headers` makes browsers revalidate them, so that an editor can take one
 * back. From /index/, Cloudflare by itself takes two hops.
 */
export function redirectsFile(redirects: readonly SiteRedirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 308`, `${from}/ ${to} 308`]);
  return `/index/ / 308\n${lines.join("\n")}\n`;
}
