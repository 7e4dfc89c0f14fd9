import { expect, type Locator, type Page } from "playwright/test";

/** Sizes that behaviour is tried at: a laptop's window and a phone's. */
export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** A visitor's first sign of life: a move of the pointer, which two events tell from one at rest. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(2, 2);
}

/** Waits until an element answers to React, after the visitor's first sign of life. */
export async function hydrated(element: Locator): Promise<void> {
  await wake(element.page());
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))))
    .toBe(true);
}

/** Moves the pointer until React has taken over the page, whose scripts may have failed before. */
export async function wakeUntilStarted(page: Page): Promise<void> {
  const link = page.locator("header a").first();
  const isStarted = async () => {
    await wake(page);
    return link.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key)));
  };
  await expect.poll(isStarted, { intervals: [100] }).toBe(true);
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

/** A busy machine: the tasks that React puts off come 50 ms later. Call it before the clock's. */
export async function putOffTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, message), 50);
    };
  });
}
