/**
 * Tailwind's class names say what they do ("md:grid-cols-3"), in every element, in the style
 * sheet and in the page's data. Visitors get one or two letters instead: about 2 KB less of HTML
 * and 1 KB less of JavaScript a page, after brotli. `next dev` and the sources keep the names.
 */
export type ShortClasses = ReadonlyMap<string, string>;

/** A class in a selector, with CSS's escapes. */
const selectorClass = /\.((?:\\.|[\w-])+)/g;
const prelude = /[^{};]*\{/g;
const classAttribute = /( class=")([^"]*)"/g;
/** In Next's payload: JSON, or JSON within a script's string. */
const classProperty = /("className\\?":\\?")([^"\\]*)/g;

/**
 * Chooses the names, the shortest for the most frequent.
 * @param css the style sheets' text
 * @param html the pages
 * @param code the text of all chunks: names that a script uses stay as they are
 */
export function shortClasses(css: string, html: string[], code: string): ShortClasses {
  const kept = new Set(code.split(/[\s"'`.#,()[\]]+/));
  const utilities = new Set(utilityLayers(css).flatMap(classesOf));
  const uses = new Map<string, number>();
  for (const page of html)
    for (const [, , names = ""] of page.matchAll(classAttribute))
      for (const name of text(names).split(/\s+/)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const count = (name: string) => uses.get(name) ?? 0;
  const names = [...utilities]
    .filter((name) => !kept.has(name))
    .sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const taken = new Set([...uses.keys(), ...classesOf(css)]);
  const short = shortNames((name) => !taken.has(name));
  return new Map(names.map((name) => [name, short.next().value]));
}

export function shortenCss(css: string, names: ShortClasses): string {
  return css.replace(prelude, (selector) =>
    selector.trimStart().startsWith("@")
      ? selector
      : selector.replace(selectorClass, (whole, name: string) => {
          const short = names.get(plain(name));
          return short ? `.${short}` : whole;
        }),
  );
}

export function shortenHtml(html: string, names: ShortClasses): string {
  return html.replace(
    classAttribute,
    (_, start: string, list: string) => `${start}${shortenList(text(list), names)}"`,
  );
}

/** Shortens the names in Next's data: a payload file, or a page's script. */
export function shortenData(data: string, names: ShortClasses): string {
  return data.replace(
    classProperty,
    (_, start: string, list: string) => start + shortenList(list, names),
  );
}

function shortenList(list: string, names: ShortClasses): string {
  return list.replace(/\S+/g, (name) => names.get(name) ?? attribute(name));
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

function classesOf(css: string): string[] {
  return (css.match(prelude) ?? [])
    .filter((selector) => !selector.trimStart().startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(selectorClass)])
    .map(([, name = ""]) => plain(name));
}

const plain = (name: string) => name.replace(/\\(.)/g, "$1");

const entities: [string, string][] = [
  ["&amp;", "&"],
  ["&gt;", ">"],
  ["&lt;", "<"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
];
const text = (value: string) =>
  entities.reduce((result, [entity, character]) => result.replaceAll(entity, character), value);
const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

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
