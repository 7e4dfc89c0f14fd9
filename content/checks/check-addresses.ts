import type { Data } from "../load/kinds.ts";
import type { Report } from "../load/problem.ts";
import { slugOf } from "../site/slug.ts";

/** First segments of addresses that the build uses for its own files, or that redirect. */
const reserved = [
  "404",
  "icons",
  "index",
  "markdown",
  "pictures",
  "sharing",
  "serviceachievements",
];

/** Files are named after their titles, and no address collides with one of the code's. */
export function checkAddresses({ posts, plainPages, prices }: Data, report: Report): void {
  for (const { file, title } of plainPages)
    if (reserved.includes(slugOf(title)))
      report(
        file,
        ["title"],
        `gives the address /${slugOf(title)}, which is taken; choose another`,
      );
  for (const { file, title } of [...posts, ...plainPages]) {
    const message = fileNameProblem(file, title);
    if (message) report(file, ["title"], message);
  }
  // Each price list has its folder in app/.
  for (const [category, { path }] of Object.entries(prices.categories))
    if (path !== `/${category}-pricing`)
      report(
        prices.file,
        ["categories", category, "path"],
        `"${path}" is no page of the site; must be "/${category}-pricing"`,
      );
}

function fileNameProblem(file: string, title: string): string | undefined {
  const slug = slugOf(title);
  if (!slug) return "has no letter or digit that an address can have (a to z, 0 to 9)";
  const expected = `${file.slice(0, file.lastIndexOf("/"))}/${slug}.md`;
  if (file === expected) return undefined;
  return `gives the address ${slug}; rename the file to ${expected}`;
}
