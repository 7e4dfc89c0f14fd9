import { posix } from "node:path";
import { immutable, revalidate } from "../../../export/headers.ts";
import { feedRedirect, postRedirects } from "../../../site/pages/redirects.ts";
import { content, pages } from "../../support/site.ts";
import { oddRequests, unknown } from "./odd-requests.ts";
import { files, missing, moved, page, type Row, tidied } from "./request-kinds.ts";

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
