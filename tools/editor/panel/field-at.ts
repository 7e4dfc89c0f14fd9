/**
 * Address of the form at the field whose text or picture was clicked on a page; undefined where the
 * content has no such words.
 * @param page path of that page
 */
export async function fieldAt(event: MouseEvent, page: string): Promise<string | undefined> {
  const element = event.target as Element;
  const texts = [await wordsInDrawing(element, event.clientX, event.clientY)];
  for (let at: Element | null = element; at && texts.length < 7; at = at.parentElement) {
    const picture = at.closest("img[alt], svg[aria-label], [role=img][aria-label]");
    const alt = picture?.getAttribute("alt") ?? picture?.getAttribute("aria-label");
    texts.push(alt || (at.textContent ?? ""));
  }
  const query = new URLSearchParams({ page });
  for (const text of texts) if (text.trim()) query.append("text", text.slice(0, 500));
  const answer = await fetch(`/edit/~find?${query}`);
  return ((await answer.json()) as { address?: string }).address;
}

/** The words at a point of a drawing, which may be a file of its own; "" where there are none. */
async function wordsInDrawing(element: Element, x: number, y: number): Promise<string> {
  const own = element.closest("svg text")?.textContent;
  const address = (element as HTMLImageElement).currentSrc ?? "";
  if (own || !address.endsWith(".svg")) return own ?? "";
  const source = await (await fetch(address)).text();
  const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const document = element.ownerDocument;
  const { left, top, width, height } = element.getBoundingClientRect();
  // The same drawing over the picture for a moment, as a part of the page.
  const layer = document.createElement("div");
  layer.style.cssText = `position:fixed;z-index:9999;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  const copy = document.importNode(drawing, true);
  copy.setAttribute("width", "100%");
  copy.setAttribute("height", "100%");
  layer.append(copy);
  document.body.append(layer);
  const hit = document.elementsFromPoint(x, y).find((each) => layer.contains(each));
  layer.remove();
  return hit?.closest("text")?.textContent ?? "";
}
