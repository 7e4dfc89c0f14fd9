import type { Place } from "../content-words.ts";

/** In characters: a longer text is more than what was clicked, and too long for an address. */
const longest = 1000;

/**
 * Opens the field whose text or picture was clicked on a page.
 * @param page path of that page
 * @returns in words, where else the text is
 */
export async function openField(event: MouseEvent, page: string): Promise<string> {
  event.preventDefault();
  event.stopPropagation();
  const element = event.target as Element;
  const drawn = element.closest("svg text")?.textContent;
  const picture = element.closest("img[alt], svg[aria-label], [role=img][aria-label]");
  const alt = picture?.getAttribute("alt") ?? picture?.getAttribute("aria-label");
  const drawing = drawingOf(element);
  const [shown] = [drawn, alt, drawing].filter(Boolean);
  const others = drawn && element.closest("svg")?.textContent?.slice(0, longest);
  const texts = shown ? [others ?? "", shown] : textsAround(element);
  const query = new URLSearchParams([
    ["page", page],
    ...texts.map((text) => ["text", text]),
    ...(drawn ? [["drawn", ""]] : []),
  ]);
  const place: Place | null = await (await fetch(`/edit/~find?${query}`)).json();
  if (!place || "drawing" in place) {
    const file = place?.drawing ?? (drawing && `content/drawings/${drawing}.svg`);
    return file ? `This is in the drawing ${file}.` : "No field has these words.";
  }
  const address = `${place.address}?${encodeURIComponent(alt ?? sentenceAt(event))}`;
  // The same address again is no change of it.
  const isHere = address === location.pathname + location.hash;
  if (isHere) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.assign(address);
  return "";
}

/** The text of an element and of those around it, the longest first. */
function textsAround(element: Element): string[] {
  const texts: string[] = [];
  for (let at: Element | null = element; at && texts.length < 6; at = at.parentElement) {
    const text = at.textContent?.trim() ?? "";
    if (text.length > longest) break;
    if (text && text !== texts[0]) texts.unshift(text);
  }
  return texts;
}

/** The sentence of a text that was clicked. */
function sentenceAt({ target, clientX, clientY }: MouseEvent): string {
  const element = target as Element;
  const at = element.ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  if (!at || !element.contains(at.offsetNode)) return element.textContent ?? "";
  const text = at.offsetNode.textContent ?? "";
  const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];
  const clicked = sentences.findLast(({ index }) => index <= at.offset);
  return (clicked?.segment ?? text).slice(0, longest).trim();
}

/** The name of a drawing that a page shows as a picture. */
function drawingOf(element: Element): string | undefined {
  const [, name] =
    /\/pictures\/([a-z0-9-]+)-\w{8}\.svg/.exec(element.getAttribute("src") ?? "") ?? [];
  return name;
}
