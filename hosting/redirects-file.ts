import { basename, dirname } from "node:path/posix";
import type { HostRedirect } from "./routes.ts";

/** Cloudflare reads no more lines of one address each than these. */
const limit = 2000;

/**
 * `_redirects`, which Cloudflare and Netlify read: exact addresses in exact letter case, so
 * each stands with and without a slash, with ".html", and in lower case too. The least likely
 * come last, where they are left out beyond the limit.
 * @param files every file of the export, relative to it
 */
export function redirectsFile(
  redirects: readonly HostRedirect[],
  files: readonly string[],
): string {
  const forms = (form: (from: string) => string) =>
    redirects.map(({ from, to, status }) => `${form(from)} ${to} ${status}`);
  const exact = new Set([
    ...forms((from) => from),
    ...forms((from) => `${from}/`),
    ...forms((from) => `${from}.html`),
    ...hostPages(files),
    ...forms(inLowerCase),
    ...forms((from) => `${inLowerCase(from)}/`),
  ]);
  return `${[...exact].slice(0, limit).join("\n")}\n`;
}

/** "/blog-lists/A%2FB" → "/blog-lists/a%2Fb": the codes of characters stay in upper case. */
function inLowerCase(path: string): string {
  return path.replace(/%..|[A-Z]/g, (sign) => (sign.startsWith("%") ? sign : sign.toLowerCase()));
}

/**
 * Addresses that Cloudflare would answer by itself, but wrongly: "/index/" in two hops, and
 * the 404 page under its own address with status 200.
 */
function hostPages(files: readonly string[]): string[] {
  const folders = files
    .filter((file) => basename(file) === "404.html")
    .map((file) => `/${dirname(file)}/`.replace("/./", "/"));
  return [
    "/index/ / 308",
    ...folders.flatMap((folder) =>
      ["", "/", ".html", "/index", "/index/", "/index.html"].map(
        (end) => `${folder}404${end} ${folder}not-found 307`,
      ),
    ),
  ];
}
