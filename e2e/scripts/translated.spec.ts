import { expect, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";

/** As a browser's translator does: each text is replaced by an element. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, svg")) continue;
    const word = document.createElement("font");
    word.textContent = `«${text.data}»`;
    text.replaceWith(word);
  }
}

test("a page that is translated, before its scripts start and after, works", async ({ page }) => {
  await page.addInitScript(`addEventListener("load", ${translate})`);
  await page.goto("/coupon-pricing");
  const pushes = page.locator("#_bill-pushes");
  await hydrated(pushes);
  await page.evaluate(translate);
  await pushes.fill("7");
  await expect(page.getByText(/× .* per push/)).toHaveText([/^7 ×/]);
});
