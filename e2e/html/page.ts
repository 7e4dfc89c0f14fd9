import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";

const parsed = new Map<string, Document>();

/** The HTML file of a page in an export. */
export function htmlAt(out: string, path: string): string {
  return readFileSync(join(out, `${path === "/" ? "index" : path}.html`), "utf8");
}

/** A page of an export, read as a crawler reads it. Each file is parsed once: change nothing in it. */
export function pageOf(out: string, path: string): Document {
  const key = `${out} ${path}`;
  const page = parsed.get(key) ?? parseHTML(lowerCase(htmlAt(out, path))).document;
  parsed.set(key, page);
  return page;
}

/** Attributes in lower case, as browsers have them: React writes "dateTime", and the parser keeps it. */
function lowerCase(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/\s[a-z]+[A-Z][a-zA-Z]*=/g, (name) => name.toLowerCase()),
  );
}

export function all(within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)];
}

/** The first element of a selector. @throws an error where there is none */
export function one(within: ParentNode, selector: string): Element {
  const [element] = all(within, selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

/** The part of a page that is called so, by its label or its heading. */
export function namedRegion(page: Document, name: string): Element {
  const found = all(page, "section, aside, nav").find((part) => {
    const heading = page.getElementById(part.getAttribute("aria-labelledby") ?? "");
    return (part.getAttribute("aria-label") ?? (heading && textOf(heading))) === name;
  });
  if (!found) throw new Error(`there is no part named "${name}"`);
  return found;
}

/** An element's text, with one space where there are several. */
export function textOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

export const textsOf = (elements: Element[]): string[] => elements.map(textOf);

export function attributes(elements: Element[], name: string): (string | null)[] {
  return elements.map((element) => element.getAttribute(name));
}

const blocks =
  /^(address|article|aside|blockquote|body|br|caption|d[dlt]|details|dialog|div|fieldset|fig(caption|ure)|form|h\d|header|footer|legend|li|main|nav|[ou]l|option|p|pre|section|select|summary|table|t[dhr])$/;
/** What is inside these is no text of the page. */
const silent = /^(script|style|svg|template)$/;

/** The words of an element as they are read: blocks do not run into each other. */
export function wordsOf(node: Node): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? "";
    const name = node.nodeName.toLowerCase();
    if (silent.test(name) || node.nodeType === 8) return "";
    const words = [...node.childNodes].map(read).join("");
    return blocks.test(name) ? ` ${words} ` : words;
  };
  return read(node).replace(/\s+/g, " ").trim();
}

/** Where links of an element with this text lead; a link for each kind of device may be among them. */
export function addressesOf(within: ParentNode, text: string): (string | null)[] {
  return attributes(
    all(within, "a").filter((link) => textOf(link) === text),
    "href",
  );
}

export function metaOf(page: Document, name: string): string | null {
  const [meta] = all(page, `meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute("content") ?? null;
}
