import type { Page } from "playwright/test";

/** All words that can be seen. */
export function wordsOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden words do not count
  return page.evaluate(() => document.body.innerText);
}
