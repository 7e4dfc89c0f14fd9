import {
  type Difference,
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
  "/index.txt",
  "/about/nothing",
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
  "/_not-found/__next._tree.txt",
  "/404.txt",
  "/404/__next._tree.txt",
  "/Blog-Lists/404",
  "/blog-lists/404.txt",
  "/blog-lists/404/__next._tree.txt",
  "/blog-lists/404/__next._full.txt",
  "/about/__next._tree.txt",
  "/about/__next._full.txt",
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
    ...["", ".html", "/index", "/index.html"].map((end) => missing(`${folder}/404${end}`)),
    nonsense(`${folder}/404/`, slashFirst(`${folder}/404`)),
    nonsense(`${folder}/%34%304`, {
      cloudflare: first(307, `${folder}/404`, "it wants an address of a file decoded"),
    }),
  ]),
  ...["/caf%c3%a9", "/about;x", "/about%0d%0aX-Injected:%201", "/%5cexample.com"].map(missing),
  missing("/blog-lists/Local+SEO+Basics+for+Storefronts"),
  ...["/%zz", "/%", "/%E0%A4%A", "/%ff"].map((path) => nonsense(path, { dev: undecoded })),
  missing("/%00"),
  missing("/about%00"),
  missing("/..%2f..%2fetc%2fpasswd"),
  page("/services/../about", "/about"),
  { ...page("/../about", "/about") },
  { ...page("/%2e%2e/about", "/about") },
  nonsense("//example.com", {
    dev: first(308, "/example.com", "it takes doubled slashes out first"),
  }),
  nonsense("/\\example.com", {
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
    ...missing("/pictures/nothing.avif"),
    dev: { ...noFiles, because: "its route for pictures answers without a page" },
  },
  {
    ...missing("/_next/static/chunks/nothing.js"),
    dev: { ...noFiles, because: "it makes its own files, under other names" },
  },
];
