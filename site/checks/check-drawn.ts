import type { Data } from "../load/collections.ts";
import { undrawable } from "../load/drawable.ts";
import type { Report } from "../load/problem.ts";
import { type FieldPath, textsIn } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";

/**
 * Texts that pictures draw have only characters that their faces have: the titles and the line above
 * them in sharing images, and the words of computed drawings.
 */
export function checkDrawn(data: Data, report: Report): void {
  const check = (file: string, path: FieldPath, text: string) => {
    const message = undrawable(text);
    if (message) report(file, path, message);
  };
  for (const { path, canonical, title, file, field } of listPages(data))
    if (path === canonical) check(file, [...field, "title"], title);
  const { about, why, contact, blogList, dtransfer, documents, pricingPage, site } = data;
  for (const { file, hero } of [about, why, contact, dtransfer])
    check(file, ["hero", "eyebrow"], hero.eyebrow.toUpperCase());
  for (const { file, heading } of [blogList, documents, pricingPage])
    check(file, ["heading"], heading.toUpperCase());
  for (const { file, name } of [site, ...data.services]) check(file, ["name"], name.toUpperCase());
  check(blogList.file, ["notFound", "heading"], blogList.notFound.heading);
  check(pricingPage.file, ["free"], pricingPage.free);
  for (const { file, prose: _, ...words } of [data.drawings, data.prices])
    for (const [text, path] of textsIn(words)) check(file, path, text);
}
