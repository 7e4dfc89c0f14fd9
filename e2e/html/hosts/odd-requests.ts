import {
  type Difference,
  immutable,
  missing,
  moved,
  noFile,
  noFiles,
  nonsense,
  page,
  type Row,
  tidied,
} from "./request-kinds.ts";

const first = (status: number, location: string, because: string): Difference => ({
  status,
  location,
  because,
  end: 404,
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
const undecoded = {
  status: 400,
  cache: undefined,
  file: undefined,
  because: "next dev refuses what it cannot decode",
};

const long = "b".repeat(8000);
const segments = "/b".repeat(4000);
/** Addresses of nothing; `next dev` is asked for the first two of each ending. */
export const unknown = [
  "/services/nothing",
  "/blog-lists/nothing",
  "/nothing",
  "/nothing?x=1",
  "/nothing.html",
  "/nothing.txt",
  "/about.txt",
  "/about/nothing",
  "/blog-lists/nothing/deeper",
  "/serviceAchievements",
  "/ABOUT",
  "/Services/Digital-Flyer-App",
  "/about.HTML",
  "/wp-login.php",
  "/edit",
  "/edit/site",
  "/edit/blog/new",
  "/_next",
  "/_next/static",
  "/_not-found",
  "/_not-found.html",
  "/404.txt",
  "/Blog-Lists/404",
  "/about/__next._tree.txt",
  "/blog-lists/not-found",
  "/blog-lists/page",
  "/blog-lists/page/1",
  "/blog-lists/page/2",
  "/blog-lists/%5B...path%5D",
  "/services/%5Bslug%5D",
  "/_document",
  "/_error",
  "/_global-error",
  "/500",
  "/500.html",
  "/_next/data/x/index.json",
  "/_sections/hero",
  "/package.json",
  "/next.config.ts",
  "/_headers",
  "/_redirects",
  "/about%20",
  `/${long}`,
  segments,
];

/** Addresses that no link of the site leads to, and that people, robots and attackers try. */
export const oddRequests: Row[] = [
  page("/?x=1", "/"),
  page("/about?x=1", "/about"),
  tidied("/about/?x=1", "/about?x=1"),
  missing("/../../../etc/passwd"),
  nonsense("/nothing/", slashFirst("/nothing")),
  nonsense("/blog-lists/nothing/", slashFirst("/blog-lists/nothing")),
  nonsense("/about.html/", slashFirst("/about.html")),
  nonsense(`/${long}/`, slashFirst(`/${long}`)),
  ...["", "/blog-lists"].flatMap((folder) => [
    ...["", ".html", "/index", "/index.html"].map((end) =>
      nonsense(`${folder}/404${end}`, {
        cloudflare: first(307, `${folder}/not-found`, "it has no other way to a status 404"),
      }),
    ),
    nonsense(`${folder}/404/`, {
      cloudflare: first(307, `${folder}/not-found`, "it has no other way to a status 404"),
      ...slashFirst(`${folder}/404`),
    }),
    // Tidied up first, then as above.
    nonsense(`${folder}/%34%304`, {
      cloudflare: { ...encodesFirst(`${folder}/404`).cloudflare, hops: 2 },
    }),
  ]),
  nonsense("/caf%c3%a9", encodesFirst("/caf%C3%A9")),
  nonsense("/about;x", encodesFirst("/about%3Bx")),
  nonsense("/about%0d%0aX-Injected:%201", encodesFirst("/about%0D%0AX-Injected%3A%201")),
  nonsense("/blog-lists/Local+SEO+Basics+for+Storefronts", {
    ...encodesFirst("/blog-lists/Local%2BSEO%2BBasics%2Bfor%2BStorefronts"),
  }),
  nonsense("/%5cexample.com", encodesFirst("/%5Cexample.com")),
  nonsense("/%zz", { ...encodesFirst("/%25zz"), dev: undecoded }),
  nonsense("/%", { ...encodesFirst("/%25"), dev: undecoded }),
  nonsense("/%E0%A4%A", { ...encodesFirst("/%25E0%25A4%25A"), dev: undecoded }),
  nonsense("/%ff", { ...encodesFirst("/%25ff"), dev: undecoded }),
  missing("/%00"),
  missing("/about%00"),
  nonsense("/..%2f..%2fetc%2fpasswd", {
    ...encodesFirst("/../../etc/passwd"),
  }),
  page("/services/../about", "/about"),
  { ...page("/../about", "/about") },
  { ...page("/%2e%2e/about", "/about") },
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
    dev: noFile,
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
