import { unsigned } from "../preview/signs.ts";
import type { Page } from "./page.ts";

/** A step of the breadcrumb; without a path it is not a link. */
export type Crumb = {
  label: string;
  path?: string;
  /** The name of the page at its address; none where the address is no page. */
  name?: string;
};

/**
 * The breadcrumb of a path: its segments with spaces for hyphens. If the page's name has the same
 * words, they have its spaces and capitals. The last step is the page itself and no link. A middle
 * one is a link if its address is a page. Links lead to canonical addresses: at
 * /services/dtransfer, "services" leads to that page itself.
 */
export function breadcrumbOf(path: string, findPage: (path: string) => Page | undefined): Crumb[] {
  const segments = path.split("/").filter(Boolean);
  const crumbs = segments.map((segment, index): Crumb => {
    const words = decodeURIComponent(segment).replaceAll("-", " ");
    const address = `/${segments.slice(0, index + 1).join("/")}`;
    const page = findPage(address);
    if (!page) return { label: words };
    const { name, canonical } = page;
    const label = spelledAs(unsigned(name), words);
    return index < segments.length - 1 ? { label, name, path: canonical } : { label, name };
  });
  return [{ label: "Home", name: "Home", path: "/" }, ...crumbs];
}

/** An address's words, "onedaycampaign", with the spaces and capitals of the same words in a name, "One Day Campaign". */
function spelledAs(name: string, words: string): string {
  const inName = name.split(/\s+/);
  for (let length = inName.length; length > 0; length--)
    for (let from = 0; from + length <= inName.length; from++) {
      const run = inName.slice(from, from + length).join(" ");
      if (!sameLetters(run).test(words)) continue;
      const spelled = words.replace(sameLetters(run), run);
      // The first letter is capitalized by the style sheet.
      return spelled.slice(1) === words.slice(1) ? words : spelled;
    }
  return words;
}

/** Finds a text's letters as whole words, wherever there are spaces between them, without its stops too: "vs". */
function sameLetters(text: string): RegExp {
  const letters = [...text.replaceAll(" ", "")].map((letter) =>
    letter === "." ? "\\.?" : letter.replace(/\W/, "\\$&"),
  );
  return new RegExp(`(?<=^| )${letters.join(" ?")}(?= |$)`, "i");
}
