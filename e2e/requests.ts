import { readdirSync } from "node:fs";
import { posix, sep } from "node:path";
import { revalidate } from "../hosting/headers.ts";
import { postRedirects, redirects } from "../hosting/redirects.ts";
import { content, pages } from "./site.ts";

export const hosts = ["cloudflare", "nginx", "dev"] as const;
export type Host = (typeof hosts)[number];

/** What a request is answered with. A field that is left out may be anything. */
export type Answer = {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
  robots?: string;
  /** The file of the export whose bytes are the body. */
  file?: string;
  /** How many answers it takes from here to one that is no redirect: 0 or 1, but for a reason. */
  hops?: number;
  /** Status at the end of the redirect. */
  then?: number;
};

/** What a host answers otherwise, and what forces it to. */
type Difference = Partial<Answer> & { because: string };

/** A request; without `only`, all hosts are asked. */
export type Row = {
  path: string;
  method?: "HEAD";
  answer: Answer;
  only?: readonly Host[];
} & Partial<Record<Host, Difference>>;

/** Every file of the export that a visitor may ask for. */
const files = readdirSync("out", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => posix.relative("out", `${entry.parentPath.split(sep).join("/")}/${entry.name}`))
  .filter((file) => !/\.(br|gz)$|^_(headers|redirects)$|^\.assetsignore$/.test(file));

const html = "text/html; charset=utf-8";
const immutable = "public, max-age=31536000, immutable";
const edited = {
  cache: "no-store",
  file: undefined,
  because: "pages are made at the request, and nothing is cached while it is edited",
};
const noFiles = {
  status: 404,
  type: undefined,
  cache: undefined,
  file: undefined,
  because: "there is no export while it is edited",
};

const page = (path: string, file = path): Row => ({
  path,
  answer: { status: 200, type: html, cache: revalidate, file: `${file.slice(1) || "index"}.html` },
  dev: edited,
});

const moved = (path: string, location: string): Row => ({
  path,
  answer: { status: 308, location },
});

const missing = (path: string): Row => ({
  path,
  answer: { status: 404, type: html, cache: revalidate, file: nearest404(path) },
  dev: edited,
});

/** The 404 page that lies next to an address, as the hosts look for it. */
function nearest404(path: string): string {
  const folder = posix.dirname(posix.join("/", path, "x")).slice(1);
  const file = posix.join(folder, "404.html");
  return files.includes(file) || folder === "" ? file : nearest404(posix.dirname(`/${folder}`));
}

/** A second address of a page that Cloudflare's runtime tidies up by itself. */
const tidied = (path: string, location: string): Row => ({
  ...moved(path, location),
  cloudflare: { status: 307, because: "html_handling has no other status" },
});

/** Nothing is there, and a host or two say so only after they have tidied up the address. */
const nonsense = (path: string, other: Partial<Record<Host, Difference>>): Row => ({
  ...missing(path),
  ...other,
});
const first = (status: number, location: string, because: string): Difference => ({
  status,
  location,
  because,
  then: 404,
  type: undefined,
  cache: undefined,
  file: undefined,
});
const slashFirst = (path: string) => ({
  dev: first(308, path, "Next takes the slash off without knowing what is there"),
});
const encodesFirst = (path: string) => ({
  cloudflare: first(307, path, "it wants signs percent-encoded in its own way"),
});
const refused = {
  status: 400,
  cache: undefined,
  file: undefined,
  because: "nginx refuses such an address before it reads the site's configuration",
};

const routes = pages.flatMap(({ path }) =>
  path === "/"
    ? [page("/")]
    : [
        page(path),
        tidied(`${path}/`, path),
        {
          ...tidied(`${path}.html`, path),
          dev: { ...noFiles, location: undefined, because: "it has routes, not files" },
        },
      ],
);

const movedAddresses = redirects.flatMap(({ from, to }) => [
  moved(from, to),
  moved(`${from}?x=1&y=%20`, `${to}?x=1&y=%20`),
  moved(`${from}/`, to),
  moved(`${from}/?x=1`, `${to}?x=1`),
  {
    ...moved(`${from}.html`, to),
    dev: { ...noFiles, location: undefined, because: "it has routes, not files" },
  },
  {
    ...moved(from.toUpperCase().replace("/SERVICES", "/services"), to),
    cloudflare: { ...missing(from).answer, location: undefined, because: "_redirects is exact" },
  },
]);

const posts = postRedirects(content.posts).flatMap(({ from, to }) => {
  const title = decodeURIComponent(from.slice("/blog-lists/".length));
  const of = (text: string) => `/blog-lists/${encodeURIComponent(text)}`;
  const exact = [from, of(title.toLowerCase())];
  const others = [of(title.toUpperCase()), of(title.replace(/^./, (sign) => sign.toLowerCase()))];
  return [
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
});

/** What there is no export of is asked of the exporting hosts alone, but for a few. */
const exported = { only: ["cloudflare", "nginx"] } as const;

const payloads = files
  .filter((file) => file.endsWith(".txt"))
  .map((file): Row => {
    const robots = file === "robots.txt" || file === "llms.txt" ? "all" : "noindex";
    const type = "text/plain; charset=utf-8";
    return {
      path: `/${file}`,
      answer: { status: 200, type, cache: revalidate, robots, file },
      ...(posix.dirname(file) === "." ? { dev: noFiles } : exported),
    };
  });

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};
const assets = files
  .filter((file) => posix.extname(file) in types)
  .map((file): Row => {
    const cache = file.startsWith("_next/static/") ? immutable : revalidate;
    const type = types[posix.extname(file)] ?? "";
    return {
      path: `/${file}`,
      answer: { status: 200, type, cache, file },
      ...(file.startsWith("_next/") && exported),
    };
  });

const long = "b".repeat(8000);
const segments = "/b".repeat(4000);
const notFound = [
  "/nothing",
  "/nothing?x=1",
  "/nothing.html",
  "/nothing.txt",
  "/services/nothing",
  "/about/nothing",
  "/blog-lists/nothing",
  "/blog-lists/nothing/deeper",
  "/serviceAchievements",
  "/ABOUT",
  "/Services/Digital-Flyer-App",
  "/about.HTML",
  "/wp-login.php",
  "/_next",
  "/_next/static",
  "/_not-found",
  "/_not-found.html",
  "/_not-found.txt",
  "/_headers",
  "/_redirects",
  "/.assetsignore",
  "/about.html.br",
  "/about.html.gz",
  "/about%20",
  `/${long}`,
  segments,
].map(missing);

const odd: Row[] = [
  page("/?x=1", "/"),
  page("/about?x=1", "/about"),
  tidied("/about/?x=1", "/about?x=1"),
  nonsense("/../../../etc/passwd", { nginx: refused }),
  nonsense("/nothing/", slashFirst("/nothing")),
  nonsense("/blog-lists/nothing/", slashFirst("/blog-lists/nothing")),
  nonsense("/about.html/", slashFirst("/about.html")),
  nonsense(`/${long}/`, slashFirst(`/${long}`)),
  nonsense("/404", { cloudflare: first(307, "/not-found", "it has no other way to a status 404") }),
  nonsense("/404.html", {
    cloudflare: first(307, "/not-found", "it has no other way to a status 404"),
  }),
  nonsense("/caf%c3%a9", encodesFirst("/caf%C3%A9")),
  nonsense("/about;x", encodesFirst("/about%3Bx")),
  nonsense("/about%0d%0aX-Injected:%201", encodesFirst("/about%0D%0AX-Injected%3A%201")),
  nonsense("/blog-lists/Local+SEO+Basics+for+Storefronts", {
    ...encodesFirst("/blog-lists/Local%2BSEO%2BBasics%2Bfor%2BStorefronts"),
  }),
  nonsense("/%5cexample.com", encodesFirst("/%5Cexample.com")),
  nonsense("/%zz", { ...encodesFirst("/%25zz"), nginx: refused }),
  nonsense("/%", { ...encodesFirst("/%25"), nginx: refused }),
  nonsense("/%E0%A4%A", { ...encodesFirst("/%25E0%25A4%25A"), nginx: refused }),
  nonsense("/%ff", encodesFirst("/%25ff")),
  nonsense("/%00", { nginx: refused }),
  nonsense("/about%00", { nginx: refused }),
  nonsense("/..%2f..%2fetc%2fpasswd", {
    ...encodesFirst("/../../etc/passwd"),
    nginx: refused,
  }),
  { ...page("/services/../about", "/about") },
  { ...page("/../about", "/about"), nginx: refused },
  { ...page("/%2e%2e/about", "/about"), nginx: refused },
  nonsense("//example.com", {
    cloudflare: first(307, "/example.com", "it takes doubled slashes out first"),
    dev: first(308, "/example.com", "it takes doubled slashes out first"),
  }),
  nonsense("/\\example.com", {
    cloudflare: first(307, "/example.com", "it takes doubled slashes out first"),
    dev: first(308, "/example.com", "it takes doubled slashes out first"),
  }),
  tidied("//about", "/about"),
  tidied("/about//story", "/about/story"),
  tidied("///", "/"),
  {
    ...tidied("/about//", "/about"),
    dev: {
      location: "/about/",
      hops: 2,
      because: "it takes out doubled slashes before it reads next.config.ts",
    },
  },
  {
    ...moved("/services//flyer", "/services/digital-flyer-app"),
    cloudflare: {
      status: 307,
      location: "/services/flyer",
      hops: 2,
      because: "_redirects is exact, and doubled slashes are taken out after it",
    },
    dev: {
      location: "/services/flyer",
      hops: 2,
      because: "it takes out doubled slashes before it reads next.config.ts",
    },
  },
  ...["/index", "/index.html"].map((path) => ({
    ...tidied(path, "/"),
    dev: { ...noFiles, location: undefined, because: "it has routes, not files" },
  })),
  {
    ...moved("/index/", "/"),
    dev: first(308, "/index", "Next takes the slash off without knowing what is there"),
  },
  {
    ...missing("/_next/static/chunks/nothing.js"),
    cloudflare: { cache: immutable, because: "_headers cannot tell an answer's status" },
    dev: { ...noFiles, because: "it makes its own files, under other names" },
  },
];

const heads = [
  page("/"),
  page("/about"),
  moved("/services/flyer", "/services/digital-flyer-app"),
  missing("/nothing"),
].map((row) => ({ ...row, method: "HEAD" as const }));

/** Every request that is tried, with the answer that all hosts give unless a row says otherwise. */
export const rows: Row[] = [
  ...routes,
  ...movedAddresses,
  ...posts,
  ...payloads,
  ...assets,
  ...notFound,
  ...odd,
  ...heads,
];
