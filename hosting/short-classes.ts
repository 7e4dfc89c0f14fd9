import { classesOf, renameClasses, unescapeHtml } from "./class-names.ts";
import { remembered } from "./remembered.ts";

/**
 * Tailwind's class names say what they do ("md:grid-cols-3"), in every element, in the style
 * sheet and in the page's data. Visitors get one or two letters instead: about 2 KB less of HTML
 * and 1 KB less of JavaScript a page, after brotli. `next dev` and the sources keep the names.
 */
export type ShortClasses = ReadonlyMap<string, string>;

const prelude = /[^{};]*\{/g;
const classAttribute = /( class=")([^"]*)"/g;
/** In Next's payload. */
const classProperty = /("className":)("(?:[^"\\]|\\.)*")/g;

/**
 * Chooses the names, the shortest for the most frequent.
 * @param css the style sheets' text
 * @param uses how often the pages' elements have each class
 * @param code the text of all chunks: names that a script uses stay as they are
 */
export function shortClasses(
  css: string,
  uses: ReadonlyMap<string, number>,
  code: string,
): ShortClasses {
  // In a list of classes, and in a selector.
  const kept = new Set([...code.split(/[\s"'`]+/), ...code.split(/[\s"'`.#,:()[\]]+/)]);
  const utilities = new Set(utilityLayers(css).flatMap(classesInCss));
  const count = (name: string) => uses.get(name) ?? 0;
  const names = [...utilities]
    .filter((name) => !kept.has(name))
    .sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const taken = new Set([...uses.keys(), ...classesInCss(css)]);
  const short = shortNames((name) => !taken.has(name));
  return new Map(names.map((name) => [name, short.next().value]));
}

/** Puts the short names into style sheets, pages and Next's payload (a file's or a page's). */
export function classShortener(names: ShortClasses) {
  const shortList = (list: string) => list.replace(/\S+/g, (name) => names.get(name) ?? name);
  // A site has some hundred lists of classes, each of them in hundreds of places.
  const inHtml = remembered((list) => escapeAttribute(shortList(unescapeHtml(list))));
  const inData = remembered((list) => JSON.stringify(shortList(JSON.parse(list))));
  return {
    css: (css: string) =>
      css.replace(prelude, (selector) =>
        selector.trimStart().startsWith("@") ? selector : renameClasses(selector, names),
      ),
    html: (html: string) =>
      html.replace(classAttribute, (_, start: string, list: string) => `${start}${inHtml(list)}"`),
    data: (data: string) =>
      data.replace(classProperty, (_, start: string, list: string) => start + inData(list)),
  };
}

/** The contents of each `@layer utilities { … }`. */
function utilityLayers(css: string): string[] {
  return css
    .split("@layer utilities{")
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((character) => {
        if (character === "{") depth++;
        else if (character === "}") depth--;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

function classesInCss(css: string): string[] {
  return (css.match(prelude) ?? [])
    .filter((selector) => !selector.trimStart().startsWith("@"))
    .flatMap(classesOf);
}

const escapeAttribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** a, b … z, aa, ab … without "ad", which blockers of advertisements hide. */
function* shortNames(isFree: (name: string) => boolean): Generator<string, never> {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (let i = 0; ; i++) {
    const first = i < 26 ? "" : letters[Math.floor(i / 26) - 1];
    if (first === undefined) throw new Error("hosting/short-classes.ts: more than 702 names");
    const name = `${first}${letters[i % 26]}`;
    if (name !== "ad" && isFree(name)) yield name;
  }
}
