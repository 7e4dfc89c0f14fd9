import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import type { FieldPath } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";
import { type Page, sectionsOf } from "../pages/page.ts";
import { endOfTime, publishedOn } from "../pages/publish.ts";
import { allRedirects, endsOf } from "../pages/redirects.ts";
import { nameOf, postPath, slugOf } from "../slug.ts";

/** Addresses of hosts' files and folders, and of routes that are no pages. */
const reserved =
  /^\/(?:cdn-cgi|contactus|edit|pictures|sharing)(?:\/|$)|^\/(?:llms|robots)$|\/(?:404|index|not-found)$/i;

/** Addresses of posts, which no page may have. */
const ofPosts = /^\/blog-lists\//i;

/** Pages that the code itself leads to, and from where. */
const needed = {
  "/": "the logo of each page",
  "/contact": 'each "Ask about launch", and a message that is sent without scripts',
  "/why-angel-app": "the Why button of each service",
  "/blog-lists": "the page in place of a missing post, and the feed",
  "/about": "the author of each post",
};

/** Files are named as addresses end, no address is reserved, and what the code leads to is there. */
export function checkAddresses(data: Data, report: Report): void {
  const { posts, pages, redirects } = data;
  for (const { file } of [...posts, ...pages])
    if (!slugOf(nameOf(file)))
      report(file, [], "its name is its address; give it letters or digits (a to z)");
  const listed = listPages(data);
  for (const page of listed)
    if (reserved.test(page.path) || (page.kind === "sections" && ofPosts.test(page.path)))
      report(page.file, addressField(page), `${page.path} is reserved; choose another`);
  for (const [path, from] of Object.entries(needed)) {
    const page = listed.find((each) => each.path === path);
    const name = `content/pages/${path === "/" ? "home" : path.slice(1)}.yaml`;
    if (!page) report(name, [], `must be there, for the address ${path}: ${from} leads there`);
    else if (page.draft)
      report(page.file, ["draft"], `must not be a draft: ${from} leads to ${path}`);
    else if (
      path === "/contact" &&
      sectionsOf(page).every(({ section }) => section !== "contact-form")
    )
      report(
        page.file,
        ["sections"],
        "must have a contact form: what becomes of a message is said there",
      );
  }
  // Redirects lead to a post from its title, by which the old site addressed it, and from its former
  // names. Cloudflare reads a "*" in them as any text.
  for (const { file, title, formerly = [] } of posts) {
    const check = (name: string, path: FieldPath) => {
      if (!slugOf(name) || name.includes("*"))
        report(file, path, 'needs a letter or digit (a to z), and no "*"');
    };
    check(title, ["title"]);
    for (const [i, name] of formerly.entries()) {
      check(name, ["formerly", i]);
      if (/^(?:\/|https?:)/i.test(name))
        report(file, ["formerly", i], "is no address of a post; add it to redirects.yaml");
    }
  }
  for (const [i, { from }] of redirects.redirects.entries())
    if (reserved.test(from))
      report(redirects.file, ["redirects", i, "from"], `${from} is reserved; choose another`);
}

/** Addresses, titles, descriptions and ids of posts are unique, in any letter case. */
export function checkUnique(data: Data, report: Report): void {
  const firstFile = new Map<string, string>();
  const claim = (kind: string, value: string, file: string, path: FieldPath) => {
    const key = `${kind} ${value.toLowerCase()}`;
    const other = firstFile.get(key);
    if (other) report(file, path, `"${value}" is the ${kind} of ${other} too; each needs its own`);
    firstFile.set(key, other ?? file);
  };
  const pages = listPages(data);
  // The problem is reported at the address that is easiest to change: that of a page in
  // content/pages/, and of these a further one.
  const isOwn = ({ file }: Page) => data.pages.some((own) => own.file === file);
  const rankOf = (page: Page) => Number(isOwn(page)) + Number(page.field.includes("aliases"));
  const dayOf = ({ published, updated }: Page) => published?.date ?? updated;
  // If two are alike, the newer one has to change.
  pages.sort((a, b) => rankOf(a) - rankOf(b) || dayOf(a).localeCompare(dayOf(b)));
  for (const page of pages) {
    const { path, canonical, title, description, file, field } = page;
    claim("address", path, file, addressField(page));
    const first =
      path !== canonical && pages.find((each) => each.path === canonical && each.file === file);
    // A page at a further address may have the words of its first one.
    if (first && first.title === title && first.description === description) continue;
    claim("title", title, file, [...field, "title"]);
    claim("description", description, file, [...field, "description"]);
  }
  for (const { id, file } of data.posts) claim("id", String(id), file, ["id"]);
}

/** A former address of a post leads to no other post: neither as its address nor as its former one. */
export function checkFormer({ posts }: Data, report: Report): void {
  const owners = new Map(posts.map((post) => [postPath(post).toLowerCase(), post.file]));
  const addressesOf = (name: string) =>
    endsOf(name).map((end) => `/blog-lists/${end.toLowerCase()}`);
  const claim = (name: string, file: string) => {
    const taken = addressesOf(name).map((address) => owners.get(address));
    for (const address of addressesOf(name)) owners.set(address, owners.get(address) ?? file);
    return taken.find((owner) => owner !== undefined && owner !== file);
  };
  // A title that a post has now gives way to an address and to a title of an earlier file.
  for (const { file, title } of posts) claim(title, file);
  for (const { file, formerly = [] } of posts)
    for (const [i, name] of formerly.entries()) {
      const other = claim(name, file);
      if (other)
        report(file, ["formerly", i], `"${name}" leads to ${other}; take it out of one of the two`);
    }
}

/** The field that has a page's address; none where it is the name of the file. */
function addressField(page: Page): FieldPath {
  if (page.field.includes("aliases")) return [...page.field, "path"];
  if (page.kind !== "sections") return [];
  return page.service ? ["page", "path"] : ["settings", "address"];
}

/**
 * No redirect hides a page, repeats another or leads in a loop. check-targets.ts verifies that its
 * target is a page that has not moved, as for every link. Scheduled posts count too, so that
 * redirects stay valid on later days.
 */
export function checkRedirects(data: Data, report: Report): void {
  const published = publishedOn(data, endOfTime);
  const all = allRedirects(published);
  const { file, redirects } = data.redirects;
  // An address that repeats another page may lead to one instead.
  const pages = listPages(published).filter(({ path, canonical }) => path === canonical);
  for (const [index, { from, to, off }] of redirects.entries()) {
    if (off) continue;
    const path = ["redirects", index, "from"];
    const next = all.find((each) => sameAddress(each.from, to));
    if (next && (sameAddress(from, to) || sameAddress(next.to, from)))
      report(file, path, 'leads in a loop; take it out, or write another "to"');
    if (all.filter((each) => sameAddress(each.from, from)).length > 1)
      report(file, path, "redirects twice; keep one of the two with this address");
    if (pages.some((page) => sameAddress(page.path, from)))
      report(file, path, "is a page of the site, which nobody would see any more; take it out");
  }
}

/** Whether two addresses are one for Next, which matches them in any letter case. */
function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.replace(/[?#].*/, "").toLowerCase();
}
