import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { wake, wakeUntilStarted } from "./hydration.ts";
import { pages } from "./site.ts";

const isScript = /\/_next\/static\/.*\.js$/;

for (const path of [...pages.map((page) => page.path), "/nothing-here"])
  test(`${path} stays as it is whichever script fails, and starts once it comes`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const scripts = await scriptsOf(await context.newPage(), path);
    expect(scripts.length).toBeGreaterThan(2);
    const failing = [scripts, ...scripts.map((script) => [script])];
    await Promise.all(failing.map((addresses) => tryWithout(addresses, context, path)));
  });

/** Addresses of all scripts that a page loads, also of the parts that move by themselves. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const addresses = new Set<string>();
  page.on("request", (request) => isScript.test(request.url()) && addresses.add(request.url()));
  await page.goto(path);
  await wakeUntilStarted(page);
  await showCarousels(page);
  for (const carousel of await page.locator(".carousel").all())
    await expect(carousel).toHaveAttribute("data-live");
  await page.close();
  return [...addresses];
}

/** Opens a page for which some scripts fail, uses it, lets them come, and sees it start. */
async function tryWithout(scripts: string[], context: BrowserContext, path: string) {
  const page = await context.newPage();
  const failing = new Set(scripts);
  const failed = new Set<string>();
  page.on("requestfailed", (request) => failed.add(request.url()));
  await page.route(isScript, (route) =>
    failing.has(route.request().url()) ? route.abort() : route.continue(),
  );
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));

  await page.goto(path);
  const before = await wordsOf(page);
  await wake(page);
  await showCarousels(page);
  await expect.poll(() => failed.size, `${path} without ${scripts}`).toBeGreaterThan(0);
  await expectUsable(page);
  expect(await wordsOf(page)).toBe(before);
  expect(crashes).toEqual([]);

  failing.clear();
  await wakeUntilStarted(page);
  expect(await wordsOf(page)).toBe(before);
  await page.close();
}

async function showCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator(".carousel").all())
    await carousel.scrollIntoViewIfNeeded();
}

const wordsOf = (page: Page) => page.locator("body").ariaSnapshot();

/** What the browser itself opens, opens; links are links; nothing tells of a fault. */
async function expectUsable(page: Page): Promise<void> {
  const item = page.locator("main details[id]:not([open])").first();
  if ((await item.count()) > 0) {
    const id = await item.getAttribute("id");
    const summary = page.locator(`[id="${id}"] > summary`);
    const answer = page.locator(`[id="${id}"] > :not(summary)`).first();
    await summary.click();
    await expect(answer).toBeVisible();
    await summary.click();
    await expect(answer).toBeHidden();
  }
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
}
