import { getContent } from "../../site/content";
import { type Data, entriesOf } from "../../site/load/collections";
import { valueAt } from "../../site/load/walk";
import { loadPreview } from "../../site/preview/load-preview";
import { findValues } from "./find-value";
import { nodesBelow, signsOf } from "./read-signs";
import type { Field, Sign } from "./signs";
import { watchWords } from "./words-now";

/** What was pressed: words, a control or a picture, and what it is from. */
export type Pressed = {
  /** The fields that have it, the best first; none of what is a part of the design. */
  signs: Sign[];
  /** The section around it, of the form that is open. */
  section: Sign | undefined;
  element: Element;
};

/**
 * Where what is at a point of the page is from.
 * @param file whose form is open: of several fields, its own come first
 */
export function pressedAt(event: MouseEvent, file: string): Pressed {
  const target = event.target as Element;
  // A press of a key has no place.
  const hasPlace = event.detail > 0;
  const text = hasPlace ? textAt(target, event.clientX, event.clientY) : onlyText(target);
  const element = text?.parentElement ?? target;
  const own = signsAt(text ?? target, event);
  const values = own.length > 0 ? [] : valuesOf(partOf(element));
  const signs = own.length > 0 ? own : values;
  const isOther = (sign: Sign) => Number(sign.file !== file);
  return {
    signs: signs.toSorted((a, b) => isOther(a) - isOther(b)),
    section: sectionOf(element, file),
    element,
  };
}

/** The text at a point: in what is pressed or, below a link that covers a card, around it. */
function textAt(target: Element, x: number, y: number): Text | undefined {
  for (let at: Element | null = target; at && !at.matches(outermost); at = at.parentElement)
    for (const node of nodesBelow(at)) if (node instanceof Text && isAt(node, x, y)) return node;
  return onlyText(target);
}

/** Beyond these, no text belongs to what is pressed. */
const outermost = "main, header, footer, section, body";

function isAt(text: Text, x: number, y: number): boolean {
  if (!text.data.trim()) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** The text of a control or a label that has one alone. */
function onlyText(element: Element): Text | undefined {
  const texts = [...nodesBelow(element)].filter((node) => node instanceof Text);
  return texts.length === 1 ? texts[0] : undefined;
}

/** The signs of a text or picture: of a text with several fields, the one at the point is first. */
function signsAt(node: Node, { clientX, clientY }: MouseEvent): Sign[] {
  const picture = (node instanceof Element ? node : node.parentElement)?.closest("img, svg");
  const signs = signsOf(picture && signsOf(picture).length > 0 ? picture : node);
  if (!(node instanceof Text) || signs.length < 2) return unique(signs);
  const at = document.caretPositionFromPoint(clientX, clientY);
  const offset = at?.offsetNode === node ? at.offset : 0;
  // Each sign stands behind its word.
  const share = node.data.length / signs.length;
  const first = signs[Math.min(signs.length - 1, Math.floor(offset / share))];
  return unique(first ? [first, ...signs] : signs);
}

function unique(signs: Sign[]): Sign[] {
  const names = new Map<string, Sign>();
  for (const sign of signs) {
    const name = `${sign.file}:${sign.path.join(".")}`;
    if (!names.has(name)) names.set(name, sign);
  }
  return [...names.values()];
}

/** The sentence or control of which an element is a part. */
function partOf(element: Element): Element {
  const { display } = getComputedStyle(element);
  const isPart = /^inline(?:-block)?$/.test(display) && !element.matches("a, button");
  return isPart && element.parentElement ? partOf(element.parentElement) : element;
}

/** The amounts, days and names that an element's words are made of. */
function valuesOf(element: Element): Sign[] {
  const { data } = loadPreview();
  if (!data || !element.textContent?.trim()) return [];
  // Pages show copies of these.
  const { posts, services } = getContent();
  const all = { ...data, posts, services };
  const ofWords = findValues(
    all,
    watchWords(element, (at) => at.textContent),
  );
  const link = element.closest("a:not(.only-elsewhere, .only-ios *, .only-android *)");
  // Of a link whose words are the code's, the field of its address.
  const found =
    ofWords.length > 0 || !link
      ? ofWords
      : findValues(
          all,
          watchWords(link, (at) => at.getAttribute("href")),
        ).filter(isAddress(all));
  return found.map((field) => ({ ...field, offset: 0 }));
}

/** Whether a field has an address, and not a name that an address has in it. */
const isAddress =
  (data: Data) =>
  ({ file, path }: Field): boolean => {
    const entry = entriesOf(data).find((each) => each.file === file);
    return /^(?:https:|[/@])|@/.test(String(valueAt(entry, path)));
  };

/** The section of a file that an element stands in: that of the nearest words of the file. */
function sectionOf(element: Element, file: string): Sign | undefined {
  if (!element.closest("main")) return undefined;
  for (let at: Element | null = element; at && at.nodeName !== "MAIN"; at = at.parentElement)
    for (const node of nodesBelow(at)) {
      const sign = signsOf(node).find(
        (each) => each.file === file && each.path.includes("sections"),
      );
      if (sign) return { ...sign, path: sign.path.slice(0, sign.path.indexOf("sections") + 2) };
    }
  return undefined;
}
