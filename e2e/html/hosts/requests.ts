import { posix } from "node:path";
import { listedRedirects, postRedirects } from "../../../compiler/site/redirects.ts";
import { revalidate } from "../../../export/headers.ts";
import { content, pages } from "../../support/site.ts";
import { templatesOf } from "../../support/templates.ts";
import { oddRequests, unknown } from "./odd-requests.ts";
import {
  edited,
  exported,
  files,
  immutable,
  missing,
  moved,
  noFile,
  page,
  type Row,
  tidied,
} from "./request-kinds.ts";

/** `next dev` takes seconds to compile a route: it is asked for one of each kind. */
const compiled = templatesOf(pages).filter((path) => /^\/(about$|blog-lists|services)/.test(path));

const routes = pages.flatMap(({ path }) => {
  if (path === "/") return [page("/")];
  const rows: Row[] = [
    page(path),
    tidied(`${path}/`, path),
    { ...tidied(`${path}.html`, path), ...(path === "/about" ? { dev: noFile } : exported) },
  ];
  return compiled.includes(path) ? rows : rows.map(notInDev);
});

const movedAddresses = listedRedirects(content).flatMap(({ from, to }, index) => {
  const rows: Row[] = [
    moved(from, to),
    moved(`${from}?x=1&y=%20`, `${to}?x=1&y=%20`),
    moved(`${from}/`, to),
    moved(`${from}/?x=1`, `${to}?x=1`),
    { ...moved(`${from}.html`, to), dev: noFile },
    {
      ...moved(from.toUpperCase().replace("/SERVICES", "/services"), to),
      cloudflare: {
        ...missing(from).answer,
        location: undefined,
        because: "_redirects is exact",
      },
    },
  ];
  return firstInDev(rows, index);
});

const posts = postRedirects(content.posts).flatMap(({ from, to }, index) => {
  const title = decodeURIComponent(from.slice("/blog-lists/".length));
  const of = (text: string) => `/blog-lists/${encodeURIComponent(text)}`;
  const upper = title.replace(/[a-z]/g, (sign) => sign.toUpperCase());
  const lower = title.replace(/[A-Z]/g, (sign) => sign.toLowerCase());
  // A former name in lower case with hyphens is its own lower case.
  const exact = [...new Set([from, of(lower)])];
  const mixed = [of(upper), of(lower.slice(0, 8) + title.slice(8))];
  const others = mixed.filter((path) => !exact.includes(path));
  const rows: Row[] = [
    ...exact.flatMap((path) => [
      moved(path, to),
      moved(`${path}/`, to),
      moved(`${path}?x=1`, `${to}?x=1`),
    ]),
    ...others.map((path) => ({
      ...moved(path, to),
      cloudflare: {
        ...missing(path).answer,
        location: undefined,
        because: "_redirects is exact; it has the title as it is and in lower case",
      },
    })),
  ];
  return firstInDev(rows, index);
});

/** Routes that are no pages: no browser keeps them either, but each kind says it in its own way. */
const made = { ...edited, cache: undefined };

/** For machines: next.js makes them at the request too. */
const generatedTypes: Record<string, string> = {
  ".txt": "text/plain; charset=utf-8",
  ".atom": "application/atom+xml",
  ".rss": "application/rss+xml",
  ".xml": "application/xml",
};
const generated = files
  .filter((file) => posix.extname(file) in generatedTypes)
  .map((file): Row => {
    const type = generatedTypes[posix.extname(file)] ?? "";
    return {
      path: `/${file}`,
      answer: { status: 200, type, cache: revalidate, file },
      dev: made,
    };
  });

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".ico": "image/vnd.microsoft.icon",
  ".webmanifest": "application/manifest+json",
};
const assets = files
  .filter((file) => posix.extname(file) in types)
  .map((file): Row => {
    const cache = /^(_next\/static|pictures)\//.test(file) ? immutable : revalidate;
    const type = types[posix.extname(file)] ?? "";
    const shared = /\.png$|^favicon|^pictures\//.test(file);
    return {
      path: `/${file}`,
      answer: { status: 200, type, cache, file, shared },
      ...(file.startsWith("_next/")
        ? exported
        : { dev: { cache: undefined, because: edited.because } }),
    };
  });

const heads = [
  page("/"),
  page("/about"),
  moved("/services/flyer", "/services/digital-flyer-app"),
  missing("/nothing"),
].map((row) => ({ ...row, method: "HEAD" as const }));

/** `next dev` makes each page at its request, so of each kind it is asked for a few. */
function notInDev(row: Row): Row {
  return { ...row, ...exported };
}

/** The rows of a list's entry; of the first entry, `next dev` is asked too. */
function firstInDev(rows: Row[], index: number): Row[] {
  return index === 0 ? rows : rows.map(notInDev);
}

function fewInDev(all: Row[]): Row[] {
  const seen = new Map<string, number>();
  return all.map((row) => {
    const kind = posix.extname(row.path);
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count > 2 && !row.only ? notInDev(row) : row;
  });
}

/** Every request that is tried, with the answer that all hosts give unless a row says otherwise. */
export const rows: Row[] = [
  ...routes,
  ...movedAddresses,
  ...posts,
  ...fewInDev(generated),
  ...fewInDev(assets),
  ...fewInDev(unknown.map(missing)),
  ...oddRequests,
  ...heads,
];
