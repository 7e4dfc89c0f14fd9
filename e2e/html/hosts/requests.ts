import { existsSync } from "node:fs";
import { posix } from "node:path";
import { immutable, revalidate } from "../../../export/headers.ts";
import { filesBelow } from "../../../site/load/folders.ts";
import { feedRedirect, postRedirects } from "../../../site/pages/redirects.ts";
import { content, out, pages } from "../../support/site.ts";

/** A response. A field that is left out may have any value. */
type Answer = {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
  /** Whether pages of other sites may show it. */
  shared?: boolean;
  /** The file of the export whose bytes are the body. */
  file?: string;
};

/** A request and its answer. */
export type Row = { path: string; method?: "HEAD"; answer: Answer };

/** Every file of the export that a visitor may ask for; none before it is built. */
export const files = (existsSync(out) ? filesBelow(out) : []).filter(
  (file) => !/^(_(headers|redirects)|\.nojekyll)$/.test(file),
);

const html = "text/html; charset=utf-8";

const page = (path: string, file = path): Row => ({
  path,
  answer: { status: 200, type: html, cache: revalidate, file: `${file.slice(1) || "index"}.html` },
});

const moved = (path: string, location: string): Row => ({
  path,
  answer: { status: 308, location, cache: revalidate },
});

const missing = (path: string): Row => ({
  path,
  answer: { status: 404, type: html, cache: "no-store", file: nearest404(path) },
});

/** The 404 page that lies next to an address, as the host looks for it. */
function nearest404(path: string): string {
  const folder = posix.dirname(posix.join("/", path, "x")).slice(1);
  const file = posix.join(folder, "404.html");
  return files.includes(file) || folder === "" ? file : nearest404(posix.dirname(`/${folder}`));
}

/** A second address of a page that Cloudflare's runtime tidies up, always by this status. */
const tidied = (path: string, location: string): Row => ({
  path,
  answer: { status: 307, location, cache: revalidate },
});

/** Addresses of nothing. */
const unknown = `
  /services/nothing /blog-lists/nothing /nothing /nothing?x=1 /nothing.html /nothing/ /about/nothing
  /serviceAchievements /wp-login.php /_next /_next/static/chunks/nothing.js /_not-found
  /blog-lists/page/1 /package.json /_headers /_redirects /../../../etc/passwd /%00 /caf%c3%a9 /%zz
  //example.com /\\example.com //Evil.com /pictures/nothing.webp /contact. /404 /blog-lists/404`
  .trim()
  .split(/\s+/);

const street = "/blog-lists/how-to-be-found-on-your-own-street";

/** Addresses that no link of the site leads to, and that people and robots try. */
const oddRequests: Row[] = [
  page("/?x=1", "/"),
  page("/about?x=1", "/about"),
  moved("/About?x=1&y=%20", "/about?x=1&y=%20"),
  moved("/About/?x=1", "/about?x=1"),
  moved("/ServiceAchievements/STORAGE", "/serviceAchievements/storage"),
  moved("/blog-lists/HOW%20TO%20BE%20FOUND%20ON%20YOUR%20OWN%20STREET?x=1", `${street}?x=1`),
  moved("/Services/FLYER?x=1", "/services/digital-flyer-app?x=1"),
  moved("/index/", "/"),
  tidied("/about/?x=1", "/about?x=1"),
  tidied("/index.html", "/"),
  ...["/404.html", "/blog-lists/404.html"].map((path) => missing(path)),
];

const routes = pages.flatMap(({ path }) =>
  path === "/" ? [page("/")] : [page(path), tidied(`${path}/`, path), tidied(`${path}.html`, path)],
);

const listed = content.redirects.redirects.filter(({ off }) => !off);
const redirects = listed.flatMap(({ from, to }) => [
  moved(from, to),
  moved(`${from}?x=1&y=%20`, `${to}?x=1&y=%20`),
  moved(`${from}/`, to),
  moved(`${from}/?x=1`, `${to}?x=1`),
  moved(from.toUpperCase(), to),
]);

const feed = ["", "?x=1", "/"].map((end) =>
  moved(feedRedirect.from + end, feedRedirect.to + end.replace("/", "")),
);

const posts = postRedirects(content.posts).flatMap(({ from, to }) => [
  ...["", "/"].map((end) => moved(from + end, to)),
  moved(`${from}?x=1`, `${to}?x=1`),
]);

const types: Record<string, string> = {
  ".wasm": "application/wasm",
  ".atom": "application/atom+xml",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const others = files
  .filter((file) => !file.endsWith(".html"))
  .map((file): Row => {
    const cache = /^(_next\/static|pictures)\//.test(file) ? immutable : revalidate;
    const shared = /\.png$|^favicon|^pictures\//.test(file);
    const type = types[posix.extname(file)] ?? "a known type";
    return { path: `/${file}`, answer: { status: 200, type, cache, file, shared } };
  });

const heads = [
  page("/"),
  page("/about"),
  moved("/services/flyer", "/services/digital-flyer-app"),
  missing("/nothing"),
].map((row) => ({ ...row, method: "HEAD" as const }));

/** Every request that is tried, with its answer. */
export const rows: Row[] = [
  ...routes,
  ...redirects,
  ...feed,
  ...posts,
  ...others,
  ...unknown.map((path) => missing(path)),
  ...oddRequests,
  ...heads,
];
