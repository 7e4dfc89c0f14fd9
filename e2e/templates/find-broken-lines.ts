import type { Page } from "playwright/test";

/**
 * Lines that break where they should not: within a date, an address or a price, or behind a dot that
 * stands between two parts; headings of a row that do not start at one height; prices that reach
 * beyond their ticket.
 */
export function findBrokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const months =
      "January|February|March|April|May|June|July|August|September|October|November|December";
    const whole = new RegExp(
      `(?:${months}) \\d{1,2}(?:, \\d{4})?|\\$\\d[\\d,.]*(?:/\\w+)?|[\\w.-]+@[\\w-]+\\.\\w+|· *\\S`,
      "g",
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const owner = currentNode.parentElement as HTMLElement;
      if (owner.closest("script, style, svg, textarea, pre, .coming-soon, .sr-only")) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: text, index } of (currentNode.textContent ?? "").matchAll(whole)) {
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + text.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`breaks: "${text}"`);
      }
    }
    for (const row of document.querySelectorAll("ul, ol, footer nav")) {
      const heads = [...row.children].flatMap((item) => {
        const [heading, more] = item.querySelectorAll("h2, h3, h4");
        if (!heading || more || !heading.checkVisibility()) return [];
        const [line] = heading.getClientRects();
        const { top } = item.getBoundingClientRect();
        return line ? [{ item: Math.round(top), line: line.top, heading }] : [];
      });
      for (const one of heads)
        for (const other of heads)
          if (Math.abs(one.item - other.item) <= 1 && one.line > other.line + 2)
            found.push(`"${one.heading.textContent}" starts below "${other.heading.textContent}"`);
    }
    for (const price of document.querySelectorAll<HTMLElement>("p.font-price")) {
      const shape = price.closest(".ticket, li, section")?.getBoundingClientRect();
      // Beside it stands the amount as it is read aloud.
      range.selectNodeContents(price.querySelector("[aria-hidden]") ?? price);
      const text = range.getBoundingClientRect();
      // Its parts stand at different heights, beside one another while they are in one line.
      const parts = [...range.getClientRects()];
      const lowest = Math.max(...parts.map(({ top }) => top));
      if (parts.some(({ bottom }) => bottom < lowest)) found.push(`breaks: "${price.textContent}"`);
      if (shape && text.width > 0 && (text.right > shape.right || text.left < shape.left))
        found.push(`"${price.textContent}" reaches beyond its shape`);
    }
    return [...new Set(found)];
  });
}
