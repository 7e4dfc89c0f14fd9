import type { Page } from "playwright/test";

/** Text of the clipboard, by pasting it: the site's headers forbid scripts to read it. */
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

/** Removes the clipboard's API, which browsers lack without https. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
}

/** The text that the visitor has selected. */
export function selection(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()));
}
