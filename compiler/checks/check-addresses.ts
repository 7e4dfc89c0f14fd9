import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { nameOf, slugOf } from "../site/slug.ts";

/** First segments of addresses that the build uses for its own files, or that redirect. */
const reserved = ["404", "icons", "index", "pictures", "sharing", "serviceachievements"];

/** Files are named as addresses end, and no address collides with one of the code's. */
export function checkAddresses({ posts, plainPages, prices }: Data, report: Report): void {
  for (const { file, title } of plainPages)
    if (reserved.includes(slugOf(title)))
      report(
        file,
        ["title"],
        `gives the address /${slugOf(title)}, which is taken; choose another`,
      );
  for (const { file, title } of posts) {
    const [name, slug] = [nameOf(file), slugOf(nameOf(file))];
    if (name === "404") report(file, [], "its name is taken; choose another");
    else if (slug !== name)
      report(file, [], `its name is its address; rename it to ${slug || "small letters"}.md`);
    if (!slugOf(title)) report(file, ["title"], "has no letter or digit (a to z, 0 to 9)");
  }
  checkFormer(posts, report);
  for (const { file, title } of plainPages) {
    const message = fileNameProblem(file, title);
    if (message) report(file, ["title"], message);
  }
  // Each category has its folder in app/; an extra is on the page of flyers.
  for (const [category, list] of Object.entries(prices.categories)) {
    const page = "tab" in list ? `/${category}-pricing` : "/flyer-pricing";
    const message = `"${list.path}" is no page of the site; must be "${page}"`;
    if (list.path !== page) report(prices.file, ["categories", category, "path"], message);
  }
}

/** An address that a post had leads to that post alone. */
function checkFormer(posts: Data["posts"], report: Report): void {
  const claimed = new Map(posts.map(({ file }) => [nameOf(file), file]));
  for (const { file, formerly = [] } of posts)
    for (const [i, name] of formerly.entries()) {
      const other = claimed.get(slugOf(name));
      const path = ["formerly", i];
      if (!slugOf(name)) report(file, path, "has no letter or digit (a to z, 0 to 9)");
      else if (other && other !== file)
        report(file, path, `"${name}" leads to ${other} already; take it out here`);
      claimed.set(slugOf(name), other ?? file);
    }
}

function fileNameProblem(file: string, title: string): string | undefined {
  const slug = slugOf(title);
  if (!slug) return "has no letter or digit that an address can have (a to z, 0 to 9)";
  const expected = `${file.slice(0, file.lastIndexOf("/"))}/${slug}.md`;
  if (file === expected) return undefined;
  return `gives the address ${slug}; rename the file to ${expected}`;
}
