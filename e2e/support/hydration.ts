import { expect, type Locator, type Page } from "playwright/test";

/** Viewports of a laptop and a phone. */
export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** Gives the page its first user event: the second move is one that a resting pointer does not fire. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(2, 2);
}

/** Whether React has hydrated an element: then it has a property of React's. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__react"));
}

/** Starts the page's scripts and waits until React has hydrated an element. */
export async function hydrated(element: Locator): Promise<void> {
  await wake(element.page());
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}

/** Moves the pointer until React has hydrated the page, also after failed scripts. */
export async function wakeUntilStarted(page: Page): Promise<void> {
  const wakeAndSee = async () => {
    await wake(page);
    return isStarted(page);
  };
  await expect.poll(wakeAndSee, { intervals: [100] }).toBe(true);
}

/** Whether React has hydrated the page. */
export function isStarted(page: Page): Promise<boolean> {
  return page.locator("header a").first().evaluate(isHydrated);
}

/** Addresses of the scripts that a page has asked for so far. */
export function scriptRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

/** Holds the site's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays the tasks of React's scheduler by 50 ms, as a busy machine does. Call it before page.clock. */
export async function putOffTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, message), 50);
    };
  });
}

/** Opens a page and waits until its scripts run. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** Starts the scripts of the page and waits until they run. */
export async function started(page: Page): Promise<void> {
  await wake(page);
  await expect(page.locator('[popovertarget="_services-menu"]')).toHaveAttribute(
    "aria-expanded",
    "false",
  );
}

/** Stops the page's clock; only `page.clock.runFor` moves it then. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits until the page is painted as it is now: the browser paints it for a picture, fonts or not. */
export async function painted(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.captureScreenshot", { format: "jpeg", quality: 1 });
  await session.detach();
}

/** All words that can be seen, but for the copyright's year: scripts set that of the visitor's calendar. */
export async function visibleWords(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden words do not count
  const words = await page.locator("body").innerText();
  return words.replace(/© \d{4}/, "©");
}
