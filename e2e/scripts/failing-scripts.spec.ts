import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { scriptsOf, wake, wakeUntilStarted } from "../support/hydration.ts";
import { out, pages } from "../support/site.ts";
import { wordsOf } from "../support/words-of.ts";

const isScript = /\/_next\/static\/.*\.js$/;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = ["/contact", "/about", "/flyer-pricing"];

for (const [index, path] of paths.entries())
  test(`${path} stays as it is whichever script fails, and starts once they come`, async ({
    context,
  }) => {
    const named = namedScripts(path);
    // A script fails alike on every page: the first page that has it tries without it.
    const tried = paths.slice(0, index).flatMap(namedScripts);
    const untried = named.filter((script) => !tried.includes(script));
    const scripts = await allScripts(await context.newPage(), path);
    const alone = scripts.filter((script) => untried.includes(script) || !named.includes(script));
    const failing = [scripts, ...alone.map((script) => [script])];
    await Promise.all(failing.map((addresses) => tryWithout(addresses, context, path)));
  });

test("a page whose scripts fail as they run is read without them", async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error("This browser is broken");
    };
  });
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto("/contact");
  const before = await wordsOf(page);
  await page.getByLabel("Message", { exact: true }).fill("Hello");

  // The page reloads itself after each failure, twice.
  await expect(async () => {
    await wake(page);
    expect(loads).toBe(3);
  }).toPass();

  expect(await wordsOf(page)).toBe(before);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
  await expectUsable(page);
});

/** Addresses of the scripts that a page loads on intent, its own first. */
function namedScripts(path: string): string[] {
  const file = pages.some((page) => page.path === path) ? path.slice(1) || "index" : "404";
  const [, scripts = ""] =
    /data-scripts="([^"]+)"/.exec(readFileSync(`${out}/${file}.html`, "utf8")) ?? [];
  return scripts.split(" ");
}

/** Addresses of all scripts that a page loads, also of the parts that move by themselves. */
async function allScripts(page: Page, path: string): Promise<string[]> {
  const addresses = scriptsOf(page);
  await page.goto(path);
  await wakeUntilStarted(page);
  await showCarousels(page);
  for (const carousel of await page.locator(".carousel:visible").all())
    await expect(carousel).toHaveAttribute("data-live");
  await page.close();
  return [...new Set(addresses)];
}

/** Opens a page for which some scripts fail, uses it, lets them come, and sees it start. */
async function tryWithout(scripts: string[], context: BrowserContext, path: string) {
  const page = await context.newPage();
  const failing = new Set(scripts);
  const failed = new Set<string>();
  page.on("requestfailed", (request) => failed.add(new URL(request.url()).pathname));
  await page.route(isScript, (route) =>
    failing.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
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
  for (const carousel of await page.locator(".carousel:visible").all())
    await carousel.scrollIntoViewIfNeeded();
}

/** Expects native controls to open, links to be links, and no error message on the page. */
async function expectUsable(page: Page): Promise<void> {
  const item = page.locator(".accordion").last().locator("details").first();
  if ((await item.count()) > 0) {
    const isOpen = (await item.getAttribute("open")) !== null;
    for (const open of [!isOpen, isOpen]) {
      await item.locator("summary").click();
      await expect(item).toHaveJSProperty("open", open);
    }
  }
  await page.evaluate(() => document.getElementById("services-menu")?.showPopover());
  await expect(page.locator("#services-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#services-menu")).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
}
