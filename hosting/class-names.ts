/** A class in a selector, with CSS's escapes: ".md\:w-2\.5", ".\34 col". */
const selectorClass = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;

const plain = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, other: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : other,
  );

/** Classes that a selector names, without CSS's escapes. */
export function classesOf(selector: string): string[] {
  return [...selector.matchAll(selectorClass)].map(([, name = ""]) => plain(name));
}

/** A selector with other names for some of its classes; they need no escapes. */
export function renameClasses(selector: string, names: ReadonlyMap<string, string>): string {
  return selector.replace(selectorClass, (whole, name: string) => {
    const other = names.get(plain(name));
    return other ? `.${other}` : whole;
  });
}

/** Classes of a page's elements, each as often as it is there. */
export function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    unescapeHtml(names).split(/\s+/),
  );
}

const entities: [string, string][] = [
  ["&gt;", ">"],
  ["&lt;", "<"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
  ["&amp;", "&"],
];

/** The text of an attribute as React writes it. */
export function unescapeHtml(value: string): string {
  if (!value.includes("&")) return value;
  return entities.reduce(
    (result, [entity, character]) => result.replaceAll(entity, character),
    value,
  );
}
