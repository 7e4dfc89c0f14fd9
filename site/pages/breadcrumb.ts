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
 * The breadcrumb of a path: its segments with spaces for hyphens, spelled as in the name of their page.
 * The last step is the page itself and no link. A middle step is a link if its address is a page. Links
 * lead to canonical addresses: at /services/dtransfer, "services" leads to that page itself.
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

/**
 * The words of an address with the spaces and capitals that they have in a name: "onedaycampaign" is
 * spelled as in "One Day Campaign".
 */
function spelledAs(name: string, words: string): string {
  const phrase = phrasesIn(name).find((each) => sameLetters(each).test(words));
  if (phrase === undefined) return words;
  const spelled = words.replace(sameLetters(phrase), phrase);
  // The style sheet capitalizes the first letter.
  return spelled.slice(1) === words.slice(1) ? words : spelled;
}

/** All successive words of a name, the longest phrase first: "One Day", "One", "Day". */
function phrasesIn(name: string): string[] {
  const words = name.split(/\s+/);
  return words
    .flatMap((_, from) => words.slice(from).map((_, last) => words.slice(from, from + last + 1)))
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.join(" "));
}

/** Matches whole words with the letters of a text, with or without its spaces and stops: "vs. it" or "vsit". */
function sameLetters(text: string): RegExp {
  const letters = [...text.replaceAll(" ", "")].map((letter) =>
    letter === "." ? "\\.?" : letter.replace(/\W/, "\\$&"),
  );
  return new RegExp(`(?<=^| )${letters.join(" ?")}(?= |$)`, "i");
}
