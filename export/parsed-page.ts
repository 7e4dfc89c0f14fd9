import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

/** A page, and its elements in order, at the offsets where a parser found them. */
export type ParsedPage = { html: string; elements: readonly Element[] };

/** A change of a page: replaces what stands between two offsets with a text. */
export type HtmlEdit = { from: number; to: number; text: string };

/** Parses a page, which is done once for each; all changes are made at the offsets found here. */
export function parsePage(html: string): ParsedPage {
  const elements: Element[] = [];
  const tree = fromHtml(html, { verbose: true });
  visit(tree, "element", (element) => {
    // The parser adds elements that HTML implies; they have no place in the source.
    if (element.position) elements.push(element);
  });
  return { html, elements };
}

/** The page with these changes, which do not overlap; those at one place are made in their order. */
export function withEdits(html: string, edits: readonly HtmlEdit[]): string {
  let end = 0;
  const parts = edits
    // Text inserted before an element comes before the element's own change.
    .toSorted((a, b) => a.from - b.from || Number(a.to > a.from) - Number(b.to > b.from))
    .map(({ from, to, text }) => {
      if (from < end) throw new Error(`two changes of a page overlap at ${from}`);
      const part = html.slice(end, from) + text;
      end = to;
      return part;
    });
  return parts.join("") + html.slice(end);
}

/** The first element of a name. @throws an error where the page has none */
export function elementOf({ elements }: ParsedPage, name: string): Element {
  const element = elements.find(({ tagName }) => tagName === name);
  if (!element) throw new Error(`a page lacks <${name}>`);
  return element;
}

/** The element's HTML becomes another text; without one, it goes. */
export function replaced(element: Element, text = ""): HtmlEdit {
  const { start, end } = placeOf(element);
  return { from: start, to: end, text };
}

/** A text in front of all that is in the element, or behind one that has no end tag. */
export function atStartOf(element: Element, text: string): HtmlEdit {
  const { inner } = placeOf(element);
  return { from: inner[0], to: inner[0], text };
}

/** A text behind all that is in the element. */
export function atEndOf(element: Element, text: string): HtmlEdit {
  const { inner } = placeOf(element);
  return { from: inner[1], to: inner[1], text };
}

/** The source between an element's tags. */
export function textIn({ html }: ParsedPage, element: Element): string {
  return html.slice(...placeOf(element).inner);
}

/** The value of an attribute; undefined where the element lacks it. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Offsets of an element, and of what is between its tags. */
export function placeOf(element: Element): { start: number; end: number; inner: [number, number] } {
  const { position, data } = element;
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? start;
  const opened = data?.position?.opening?.end.offset ?? end;
  return { start, end, inner: [opened, data?.position?.closing?.start.offset ?? end] };
}

/** Offset of the end of an attribute. */
export function endOfAttribute({ data }: Element, name: string): number | undefined {
  return data?.position?.properties?.[name]?.end.offset;
}
