import type { Data } from "../load/collections.ts";
import { undrawable } from "../load/drawable.ts";
import type { Report } from "../load/problem.ts";
import type { FieldPath } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";

/**
 * Texts that sharing images draw, titles and the line above them, have only characters that the
 * fonts of the images have.
 */
export function checkDrawn(data: Data, report: Report): void {
  const check = (file: string, path: FieldPath, text: string) => {
    const message = undrawable(text);
    if (message) report(file, path, message);
  };
  for (const { path, canonical, title, file, field } of listPages(data))
    if (path === canonical) check(file, [...field, "title"], title);
  const { contact, blogList, documents, pricingPage, site } = data;
  for (const { file, hero } of [contact])
    check(file, ["hero", "eyebrow"], hero.eyebrow.toUpperCase());
  for (const { file, heading } of [blogList, documents, pricingPage])
    check(file, ["heading"], heading.toUpperCase());
  for (const { file, name } of [site, ...data.services]) check(file, ["name"], name.toUpperCase());
  check(blogList.file, ["notFound", "heading"], blogList.notFound.heading);
}
