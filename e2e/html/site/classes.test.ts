import { expect, test } from "vitest";
import { all } from "../page.ts";
import { open, pages } from "./site.ts";

/** Names that packages write for what styles or reads their parts, whether or not the site does. */
const ofPackages = /^(?:PhoneInput|language-)/;

/** A class as a style sheet writes it: "sm:p-1.5!" → ".sm\:p-1\.5\!". */
function selectorOf(name: string): string {
  const escaped = [...name].map((sign) => (/[\w-]|[^\0-\x7F]/.test(sign) ? sign : `\\${sign}`));
  const [first = "", ...rest] = escaped;
  return `.${/\d/.test(first) ? `\\3${first} ` : first}${rest.join("")}`;
}

/** The classes of a page, drawings apart, that its style sheet does not know. */
function unknownClasses(path: string): string[] {
  const document = open(path);
  const styles = all(document, "style")
    .map(({ textContent }) => textContent)
    .join("");
  const isKnown = (name: string) => {
    const selector = selectorOf(name);
    return styles
      .split(selector)
      .slice(1)
      .some((rest) => !/^[\w-]|^\\/.test(rest));
  };
  const used = all(document, "body [class]")
    .filter((element) => !element.closest("svg"))
    .flatMap((element) => [...element.classList]);
  return [...new Set(used)].filter((name) => !ofPackages.test(name) && !isKnown(name));
}

test("every class of a page is one that its style sheet knows", () => {
  const unknown = pages.flatMap(({ path }) => unknownClasses(path).map((name) => [path, name]));
  expect(unknown).toEqual([]);
});
