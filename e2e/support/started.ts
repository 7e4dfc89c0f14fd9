import { expect, type Page } from "playwright/test";
import { wake } from "./hydration.ts";

/** Opens a page and waits until its scripts run. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
  await expect(page.locator('[popovertarget="services-menu"]')).toHaveAttribute(
    "aria-expanded",
    "false",
  );
}

/** Stops the page's clock; only `page.clock.runFor` moves it then. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits until what has changed is on the screen, two frames later. */
export function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
