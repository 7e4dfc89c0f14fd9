import type { Page } from "playwright/test";

/** What the clipboard holds, where the test may read it. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Makes the browser refuse the clipboard, as some do, and as all do without https. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
}

/** The text that the visitor has selected. */
export function selection(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()));
}
