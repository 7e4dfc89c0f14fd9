import { missing, moved, nonsense, page, type Row, tidied } from "./request-kinds.ts";

/** Addresses of nothing. */
export const unknown = [
  ...`
  /services/nothing /blog-lists/nothing /nothing /nothing?x=1 /nothing.html /nothing.txt /about.txt
  /about/nothing /blog-lists/nothing/deeper /serviceAchievements /about.HTML /wp-login.php /edit
  /edit/site /edit/blog/new /_next /_next/static /_not-found /_not-found.html /404.txt
  /Blog-Lists/404 /about/__next._tree.txt /blog-lists/not-found /blog-lists/page
  /blog-lists/page/1 /blog-lists/page/2 /blog-lists/%5Bslug%5D /services/%5Bslug%5D
  /_document /_error /_global-error /500 /500.html /_next/data/x/index.json /_sections/hero
  /package.json /next.config.ts /_headers /_redirects /nothing/ /blog-lists/nothing/
  /about.html/ /../../../etc/passwd /%00 /about%00 /caf%c3%a9 /about;x
  /about%0d%0aX-Injected:%201 /%5cexample.com /%zz /% /%E0%A4%A /%ff /..%2f..%2fetc%2fpasswd
  /blog-lists/Local+SEO+Basics+for+Storefronts //example.com /\\example.com //Evil.com
  //evil.com. /about.)x /About.html. /pictures/nothing.webp /_next/static/chunks/nothing.js
  `
    .trim()
    .split(/\s+/),
  `/${"b".repeat(8000)}`,
  `/${"b".repeat(8000)}/`,
  "/b".repeat(4000),
];

const street = "/blog-lists/how-to-be-found-on-your-own-street";

/** Addresses that no link of the site leads to, and that people, robots and attackers try. */
export const oddRequests: Row[] = [
  page("/?x=1", "/"),
  page("/about?x=1", "/about"),
  page("/services/../about", "/about"),
  page("/../about", "/about"),
  page("/%2e%2e/about", "/about"),
  ..."/ABOUT /About/ /about. /about), /about%20 /about%E2%80%8B /about%22 /ABOUT%E2%80%9D"
    .split(" ")
    .map((path) => moved(path, "/about")),
  moved("/About.?x=1&y=%20", "/about?x=1&y=%20"),
  moved("/Services/Digital-Flyer-App)", "/services/digital-flyer-app"),
  moved("/ServiceAchievements/STORAGE", "/serviceAchievements/storage"),
  moved(`${street.replace("how", "How")},`, street),
  moved("/blog-lists/HOW%20TO%20BE%20FOUND%20ON%20YOUR%20OWN%20STREET?x=1", `${street}?x=1`),
  moved("/index/", "/"),
  tidied("/about/?x=1", "/about?x=1"),
  tidied("//about", "/about"),
  tidied("/about//", "/about"),
  tidied("/about//story", "/about/story"),
  tidied("///", "/"),
  tidied("/index", "/"),
  tidied("/index.html", "/"),
  // _redirects is exact, and doubled slashes are taken out after it.
  {
    path: "/services//flyer",
    answer: { status: 307, location: "/services/flyer", hops: 2 },
  },
  ...["", "/blog-lists"].flatMap((folder) => [
    ...["", ".html", "/index", "/index.html", "/"].map((end) => missing(`${folder}/404${end}`)),
    // It wants an address of a file decoded.
    nonsense(`${folder}/%34%304`, `${folder}/404`),
  ]),
];
