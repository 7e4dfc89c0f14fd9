import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";
import { nameOf, postPath, slugOf } from "../pages/slug.ts";
import { takenAddresses } from "./taken-addresses.ts";

/**
 * Files are named as addresses end, and no address is one that the site needs.
 * @param publicFiles addresses of the files in `public/`
 */
export function checkAddresses(data: Data, report: Report, publicFiles: ReadonlySet<string>): void {
  const { posts, plainPages } = data;
  checkTaken(data, report, takenAddresses(publicFiles));
  checkPublic(data, report, publicFiles);
  for (const { file, title } of [...posts, ...plainPages]) {
    if (slugOf(nameOf(file)) === "")
      report(file, [], "its name is its address; give it letters or digits (a to z, 0 to 9)");
    const message = formerProblem(title);
    if (message) report(file, ["title"], message);
  }
  checkFormer(posts, report);
}

/** No page, post, service or redirect has an address that the site needs. */
function checkTaken(data: Data, report: Report, isNeeded: (path: string) => boolean): void {
  const { posts, plainPages, services, redirects } = data;
  const pages = listPages(data);
  // Where a route is the page of another file, checkUnique names both.
  const isTaken = (path: string, own: string) =>
    isNeeded(path) && !pages.some((page) => page.path === path && page.file !== own);
  for (const { file } of plainPages) {
    const path = `/${slugOf(nameOf(file))}`;
    if (isTaken(path, file))
      report(file, [], `its name gives the address ${path}, which is taken; rename it`);
  }
  for (const { file, page } of services)
    if (page && isTaken(page.path, file))
      report(file, ["page", "path"], "is taken; choose another");
  for (const { file, formerly = [] } of posts) {
    if (isNeeded(postPath({ file }))) report(file, [], "its name is taken; choose another");
    for (const [i, name] of formerly.entries())
      if (isNeeded(`/blog-lists/${name}`) || isNeeded(`/blog-lists/${slugOf(name)}`))
        report(file, ["formerly", i], `"${name}" is an address that the site needs; take it out`);
  }
  for (const [i, { from, off }] of redirects.redirects.entries())
    if (!off && isTaken(from, redirects.file))
      report(
        redirects.file,
        ["redirects", i, "from"],
        "is an address that the site needs; take it out",
      );
}

/** No file of `public/` lies where the code, the host or a page has one. */
function checkPublic(data: Data, report: Report, publicFiles: ReadonlySet<string>): void {
  const isNeeded = takenAddresses([]);
  const pages = new Set(listPages(data).map(({ path }) => path.toLowerCase()));
  for (const file of publicFiles)
    if (!file.startsWith("/.well-known/"))
      if (isNeeded(file) || pages.has(file.toLowerCase().replace(/\.html$/, "")))
        report(`public${file}`, [], "has an address that the site needs; rename it or take it out");
}

/** In bytes: systems take names of 255, and the ending is ".html". */
const longestName = 250;

/** The problem of a title, by which a post was addressed on the old site; redirects lead from it. */
function formerProblem(title: string): string | undefined {
  if (!slugOf(title)) return "has no letter or digit (a to z, 0 to 9)";
  if (title.includes("*")) return 'has a "*", which stands for any address in hosts\' redirects';
  const bytes = Buffer.byteLength(title);
  return bytes > longestName
    ? `has ${bytes} bytes in an address, at most ${longestName}; shorten it`
    : undefined;
}

/** An address that a post had leads to that post alone. */
function checkFormer(posts: Data["posts"], report: Report): void {
  const claimed = new Map(posts.map(({ file }) => [slugOf(nameOf(file)), file]));
  for (const { file, formerly = [] } of posts)
    for (const [i, name] of formerly.entries()) {
      const other = claimed.get(slugOf(name));
      const path = ["formerly", i];
      const message = formerProblem(name);
      if (message) report(file, path, message);
      else if (other && other !== file)
        report(file, path, `"${name}" leads to ${other} already; take it out here`);
      claimed.set(slugOf(name), other ?? file);
    }
}
