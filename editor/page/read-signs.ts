import { readSigns, type Sign, unsigned } from "./signs";

/** The signs of texts and elements of the page. */
const found = new Map<Node, Sign[]>();
/** The attributes in which a picture's own field is, before that of its words. */
const ofPictures = ["data-drawing", "src", "srcset"];
/** Attributes that show what a field says. */
const attributes = [
  ...ofPictures,
  ...["alt", "aria-label", "placeholder", "title", "value", "href"],
];

/** Takes the signs out of what React has put into a document, before the browser paints it. */
export function readSignsOf(document: Document): void {
  readBelow(document);
  const observer = new MutationObserver((records) => {
    for (const { target, type, attributeName } of records) {
      if (type === "attributes") readAttribute(target as Element, attributeName ?? "");
      else readBelow(target);
    }
    // Those of what is written here.
    observer.takeRecords();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
}

function readBelow(root: Node): void {
  for (const node of nodesBelow(root)) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element)
      for (const name of attributes) if (node.hasAttribute(name)) readAttribute(node, name);
  }
}

/** A node and all below it, in the order of the page. */
export function* nodesBelow(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) yield node;
}

function readText(text: Text): void {
  const signs = readSigns(text.data);
  // What stays of a text has the signs of before: React writes the whole of it.
  if (signs.length === 0) return;
  // What programs read is not seen.
  if (!text.parentElement?.matches("script, title, style")) found.set(text, signs);
  text.data = unsigned(text.data);
}

function readAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name) ?? "";
  const signs = readSigns(value);
  if (signs.length === 0) return;
  const others = signsOf(element);
  found.set(element, ofPictures.includes(name) ? [...signs, ...others] : [...others, ...signs]);
  element.setAttribute(name, unsigned(value));
  if (element instanceof HTMLInputElement && name === "value") element.value = unsigned(value);
}

export const signsOf = (node: Node): Sign[] => found.get(node) ?? [];

/** What the page shows of a field, or of a group of fields, in the order of the page. */
export function nodesOf(file: string, path: string): Node[] {
  for (const node of found.keys()) if (!node.isConnected) found.delete(node);
  const isOf = (sign: Sign) =>
    sign.file === file && `${sign.path.join(".")}.`.startsWith(`${path}.`);
  return [...found]
    .filter(([, signs]) => signs.some(isOf))
    .map(([node]) => node)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
