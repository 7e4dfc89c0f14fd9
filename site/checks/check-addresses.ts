import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";
import { nameOf, slugOf } from "../pages/slug.ts";
import { hasPricingPage } from "../schema/pricing.ts";

/** Names that hosts and Next give to their own files at every place: "/404.html", "/index.html". */
const filesOfHosts = ["404", "index", "not-found"];

/** Where Cloudflare itself answers, on every site. */
const folderOfCloudflare = "cdn-cgi";

/** Files of `app/` that are addresses by their names, as Next defines them. */
const routeFile = /^(?:manifest|robots|sitemap)\./;

/**
 * The names that no page of the content may have at a place, since a route of the code is there, in
 * small letters and without ending: "robots" for `app/robots.ts`, "sharing" for `app/sharing/`.
 * @param place "" for the top, "blog-lists" for addresses below it
 */
export function takenNames(place = "", app = join(process.cwd(), "app")): Set<string> {
  const routes = readdirSync(join(app, place), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory() ? !/^[_[(@]/.test(entry.name) : routeFile.test(entry.name),
  );
  const names = routes.map(({ name }) => withoutEnding(name));
  return new Set([...filesOfHosts, ...(place === "" ? [folderOfCloudflare] : []), ...names]);
}

/** The names of files and folders that are served at the top as they are. */
function publicNames(publicFiles: ReadonlySet<string>): Set<string> {
  return new Set([...publicFiles].map((address) => withoutEnding(address.split("/")[1] ?? "")));
}

/** "favicon.ico" → "favicon"; in small letters, since some hosts and disks know no others. */
function withoutEnding(name: string): string {
  const dot = name.indexOf(".", 1);
  return (dot < 0 ? name : name.slice(0, dot)).toLowerCase();
}

/**
 * Files are named as addresses end, and no address collides with a route of the code.
 * @param publicFiles addresses of the files in `public/`
 */
export function checkAddresses(data: Data, report: Report, publicFiles: ReadonlySet<string>): void {
  const { posts, plainPages, prices, services } = data;
  const pages = listPages(data);
  // Where a route is the page of another file, checkUnique names both.
  const isTaken = (path: string, names: ReadonlySet<string>, own: string) =>
    names.has(nameOf(path)) && !pages.some((page) => page.path === path && page.file !== own);
  const atTop = takenNames().union(publicNames(publicFiles));
  const belowServices = takenNames("services");
  const belowBlog = takenNames("blog-lists");
  for (const { file } of plainPages) {
    if (isTaken(`/${nameOf(file)}`, atTop, file))
      report(file, [], `its name gives the address /${nameOf(file)}, which is taken; rename it`);
  }
  for (const { file, page } of services)
    if (page && isTaken(page.path, belowServices, file))
      report(file, ["page", "path"], "is taken; choose another");
  for (const { file } of posts)
    if (belowBlog.has(nameOf(file))) report(file, [], "its name is taken; choose another");
  for (const { file, title } of [...posts, ...plainPages]) {
    const [name, slug] = [nameOf(file), slugOf(nameOf(file))];
    if (slug !== name)
      report(file, [], `its name is its address; rename it to ${slug || "small letters"}.md`);
    const message = formerProblem(title);
    if (message) report(file, ["title"], message);
  }
  const { file, redirects } = data.redirects;
  for (const [i, { from, off }] of redirects.entries())
    if (!off && from.lastIndexOf("/") === 0 && isTaken(from.toLowerCase(), atTop, file))
      report(file, ["redirects", i, "from"], "is an address that the site needs; take it out");
  checkFormer(posts, report);
  // Each category has its folder in app/; an extra is on the page of flyers.
  for (const [category, list] of Object.entries(prices.categories)) {
    const page = hasPricingPage(category as keyof typeof prices.categories)
      ? `/${category}-pricing`
      : "/flyer-pricing";
    const message = `"${list.path}" is no page of the site; must be "${page}"`;
    if (list.path !== page) report(prices.file, ["categories", category, "path"], message);
  }
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
  const claimed = new Map(posts.map(({ file }) => [nameOf(file), file]));
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
