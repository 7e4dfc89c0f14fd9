import type { Page } from "playwright/test";

/** What the clipboard holds, pasted: the site's own headers forbid to read it by script. */
export async function clipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement("textarea");
    document.body.append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press("ControlOrMeta+V");
  const pasted = await field.evaluate((area) => area.value);
  await field.evaluate((area) => area.remove());
  return pasted;
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
