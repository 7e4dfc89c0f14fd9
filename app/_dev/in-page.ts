/** What covers the page at its edges, in pixels. */
const margin = 120;

/** A press: on which of the page's sections, and the words around it, the nearest first. */
export function pressAt(target: Element): { section?: number; words: string[] } {
  const words = new Set<string>();
  const picture = target.closest("img, svg");
  if (picture) for (const name of namesOf(picture)) words.add(name);
  const isEnd = (element: Element) => ["MAIN", "BODY"].includes(element.nodeName);
  for (let at: Element | null = target; at && !isEnd(at) && words.size < 80; at = at.parentElement)
    for (const each of [at, ...at.querySelectorAll("*")])
      for (const text of [ownText(each), each.textContent.trim()])
        if (text && text.length < 2000) words.add(text);
  return { section: sectionOf(target), words: [...words].slice(0, 80) };
}

/** The text of an element without that of its parts: a heading may have a small line within it. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const words = texts.map((node) => node.textContent).join("");
  return words.trim();
}

/** What content has of a picture: of "/pictures/coupon-3fa2c901.svg" the drawing's name, and its words. */
function namesOf(picture: Element): string[] {
  const [, file] = /\/([\w-]+)-[0-9a-f]{8}\.svg/.exec(picture.getAttribute("src") ?? "") ?? [];
  const name = file ?? (picture as SVGElement).dataset.drawing;
  const alt = picture.getAttribute("alt") ?? picture.getAttribute("aria-label");
  return [name && `drawing:${name}`, alt].filter((each) => typeof each === "string");
}

/** Which of the page's sections an element stands in, by the marks before them. */
function sectionOf(element: Element): number | undefined {
  if (!element.closest("main")) return undefined;
  const above = marks().filter(
    (mark) => mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const number = above.at(-1)?.dataset.section;
  return number === undefined ? undefined : Number(number);
}

/** The marks before sections, with their numbers (components/sections.tsx). */
function marks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("template[data-section]")];
}

/** Brings a section into view, or the element in it that has a field's text, if it is not seen yet. */
export function showSection(section: number | undefined, text: string): void {
  const words = text.trim();
  const element =
    (words && elementWith(words, section)) ||
    marks().find(({ dataset }) => dataset.section === String(section))?.nextElementSibling;
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = bottom > margin && top < innerHeight - margin;
  if (!isSeen) element.scrollIntoView({ behavior: "smooth", block: words ? "center" : "start" });
}

function elementWith(words: string, section: number | undefined): Element | undefined {
  return [...document.querySelectorAll("main *")].find(
    (each) =>
      each.textContent.trim() === words && (section === undefined || sectionOf(each) === section),
  );
}
