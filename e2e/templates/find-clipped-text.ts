import type { Page } from "playwright/test";

/** Words on the page that are cut off by a box, lie upon other words, or make it scroll sideways. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; owner: Element; rect: DOMRect };
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);

    /**
     * Drawings, what is blurred, what moves through its frame, and the breadcrumb's last step, which
     * ends in an ellipsis where the heading below says it in full.
     */
    const ignored =
      "svg, [role='img'], script, style, .carousel, .marquee, [inert], .trail [aria-current]";
    const isVisuallyHidden = (element: Element | null): boolean => {
      if (!element) return false;
      const { position, overflow } = getComputedStyle(element);
      const isHidden = position === "absolute" && overflow === "hidden" && element.clientWidth <= 1;
      return isHidden || isVisuallyHidden(element.parentElement);
    };
    // The strip that hangs askew is measured upright: the rectangles around turned lines overlap.
    for (const strip of document.querySelectorAll<HTMLElement>(".price-strips li"))
      strip.style.rotate = "none";
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const owner = currentNode.parentElement as Element;
      const text = currentNode.textContent?.trim() ?? "";
      if (!text || owner.closest(ignored) || isVisuallyHidden(owner)) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) lines.push({ text: text.slice(0, 50), owner, rect });
    }

    for (const { text, owner, rect } of lines)
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A part of the line box without letters may be cut: a fifth of its height.
        const spare = rect.height / 5;
        const cutX = /hidden|clip/.test(overflowX) && rect.right > edge.right + 1;
        const cutY =
          /hidden|clip/.test(overflowY) &&
          (rect.bottom > edge.bottom + spare || rect.top < edge.top - spare);
        if (cutX || cutY) found.push(`cut: "${text}"`);
        // Text in a scrolling box can be scrolled into view.
        if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") break;
      }

    // The fixed parts lie upon the page by design, and scroll-padding keeps the focus clear.
    // The current tab lies over the others of its row, which scroll under it.
    const fixed = "body > header, body > nav, main nav li:has([aria-current=page])";
    const flowing = lines.filter(({ owner }) => !owner.closest(fixed));
    const bar = lines.filter(({ owner }) => owner.closest("body > header"));
    for (const group of [flowing, bar]) {
      group.sort((one, other) => one.rect.top - other.rect.top);
      for (const [index, one] of group.entries())
        for (const other of group.slice(index + 1)) {
          // What follows is further down still.
          if (other.rect.top >= one.rect.bottom) break;
          const width =
            Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
          // Tight headlines have line boxes higher than their letters.
          const spare = Math.min(one.rect.height, other.rect.height) / 3;
          if (width <= 2 || height <= spare) continue;
          if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
          found.push(`"${one.text}" lies upon "${other.text}"`);
        }
    }
    return [...new Set(found)];
  });
}
