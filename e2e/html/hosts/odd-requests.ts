import { missing, moved, page, type Row, tidied } from "./request-kinds.ts";

/** Addresses of nothing. */
export const unknown = `
  /services/nothing /blog-lists/nothing /nothing /nothing?x=1 /nothing.html /nothing/ /about/nothing
  /serviceAchievements /wp-login.php /edit /_next /_next/static/chunks/nothing.js /_not-found
  /blog-lists/page/1 /package.json /_headers /_redirects /../../../etc/passwd /%00 /caf%c3%a9 /%zz
  //example.com /\\example.com //Evil.com /pictures/nothing.webp /contact. /404 /blog-lists/404`
  .trim()
  .split(/\s+/);

const street = "/blog-lists/how-to-be-found-on-your-own-street";

/** Addresses that no link of the site leads to, and that people and robots try. */
export const oddRequests: Row[] = [
  page("/?x=1", "/"),
  page("/about?x=1", "/about"),
  moved("/About?x=1&y=%20", "/about?x=1&y=%20"),
  moved("/ServiceAchievements/STORAGE", "/serviceAchievements/storage"),
  moved("/blog-lists/HOW%20TO%20BE%20FOUND%20ON%20YOUR%20OWN%20STREET?x=1", `${street}?x=1`),
  moved("/index/", "/"),
  tidied("/about/?x=1", "/about?x=1"),
  tidied("/index.html", "/"),
  ...["/404.html", "/blog-lists/404.html"].map((path) => missing(path)),
];
