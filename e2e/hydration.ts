import { expect, type Locator, type Page } from "playwright/test";

/** Sizes that behaviour is tried at: a laptop's window and a phone's. */
export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** Waits until an element answers to React, after the visitor's first sign of life. */
export async function hydrated(element: Locator): Promise<void> {
  await element.page().mouse.move(2, 2);
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))))
    .toBe(true);
}

/** Keeps the site's scripts back; the function that it returns lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
