/**
 * Address of the form at the field whose text or picture is at an element of a page; undefined where
 * the content has no such words.
 * @param page path of that page
 */
export async function fieldAt(element: Element, page: string): Promise<string | undefined> {
  const texts: string[] = [];
  for (let at: Element | null = element; at && texts.length < 6; at = at.parentElement) {
    const picture = at.closest("img[alt], svg[aria-label], [role=img][aria-label]");
    const alt = picture?.getAttribute("alt") ?? picture?.getAttribute("aria-label");
    texts.push(alt || (at.textContent ?? ""));
  }
  const query = new URLSearchParams({ page });
  for (const text of texts) if (text.trim()) query.append("text", text.slice(0, 500));
  const answer = await fetch(`/edit/~find?${query}`);
  return ((await answer.json()) as { address?: string }).address;
}
