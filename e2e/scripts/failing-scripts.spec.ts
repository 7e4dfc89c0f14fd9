import { type BrowserContext, expect, type Page, test } from "playwright/test";
import {
  isStarted,
  painted,
  scriptRequests,
  visibleWords,
  wake,
  wakeUntilStarted,
} from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a page stays as it is while all, the first or the last of its scripts fail, and starts once they come", async ({
  page,
  context,
}) => {
  const scripts = scriptRequests(page);
  await page.goto("/contact");
  await wakeUntilStarted(page);
  const alone = [...new Set(scripts)];
  expect(alone.length).toBeGreaterThan(5);
  for (const script of ["/_next/static/**/*.js", ...alone.slice(0, 1), ...alone.slice(-1)])
    await tryWithout(script, context);
});

const margin = (page: Page) => page.getByLabel(/profit on one sale/);
const result = (page: Page) => page.getByText(/extra sales? cover/);

test("a page whose scripts are gone loads itself anew once nobody types, with what was typed, and hides what contradicts it", async ({
  page,
}) => {
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.route("**/_next/static/**/*.js", (route) =>
    loads > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto("/flyer-pricing");
  await expect(result(page)).toBeVisible();
  const looked = page.waitForRequest((request) => request.method() === "HEAD");
  await margin(page).fill("12");
  await expect(result(page)).toBeHidden();
  await looked;
  await page.keyboard.type(".50");
  expect(loads).toBe(1);
  await margin(page).blur();
  await expect(page.getByText("at $12.50 profit each")).toBeVisible();
  expect(loads).toBe(2);
});

/** Waits until the page has seen that its scripts are gone. */
const seen = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === "HEAD" && response.status() === 200,
  );
/** Presses a part that needs scripts. */
const press = (page: Page) => page.getByRole("main").getByRole("radio").nth(1).check();

test("under a reader it stays; for a press it loads itself anew once, and asks no more if they stay gone", async ({
  page,
}) => {
  let loads = 0;
  let asked = 0;
  page.on("domcontentloaded", () => loads++);
  await page.route("**/_next/static/**/*.js", (route) => {
    asked++;
    return route.fulfill({ status: 404 });
  });
  const look = async () => {
    const isSeen = seen(page);
    await wake(page);
    await isSeen;
    await painted(page);
  };
  await page.goto("/flyer-pricing");
  await look();
  await page.keyboard.press("PageDown");
  await wake(page);
  await painted(page);
  expect(loads).toBe(1);

  await press(page);
  await expect.poll(() => loads).toBe(2);
  await look();
  const atEnd = asked;
  await margin(page).fill("12");
  await press(page);
  await painted(page);
  expect({ asked, loads }).toEqual({ asked: atEnd, loads: 2 });
  await expect(margin(page)).toHaveValue("12");
});

test("a link that was followed leads to its page, also if the scripts turn out to be gone meanwhile", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.fulfill({ status: 404 });
  });
  await page.route("**/contact", async (route) => {
    const isSeen = seen(page);
    resolve();
    await isSeen;
    await route.continue();
  });
  await page.goto("/flyer-pricing");
  await press(page);
  await page.getByRole("main").locator("a[href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
});

test("after a network that failed, the first use starts the page", async ({ page, context }) => {
  await page.goto("/contact");
  await context.setOffline(true);
  const isLost = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await page.keyboard.press("Shift");
  await isLost;
  await painted(page);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.keyboard.press("Shift");
  await expect.poll(() => isStarted(page)).toBe(true);
});

/** Opens a page for which scripts fail, uses it, lets them come, and sees it start. */
async function tryWithout(scripts: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  let failed = 0;
  let loads = 0;
  const crashes: string[] = [];
  page.on("requestfailed", () => failed++);
  page.on("domcontentloaded", () => loads++);
  page.on("pageerror", ({ message }) => crashes.push(message));
  await page.route(`**${scripts}`, (route) => route.abort());

  await page.goto("/contact");
  const before = await visibleWords(page);
  const failures = async () => {
    await wake(page);
    return failed;
  };
  // A script that another one loads is tried twice before it has failed.
  await expect.poll(failures, `without ${scripts}`).toBeGreaterThan(2);
  await page.evaluate(() => document.getElementById("_services-menu")?.showPopover());
  await expect(page.locator("#_services-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#_services-menu")).toBeHidden();
  expect(await visibleWords(page)).toBe(before);
  expect({ crashes, loads }).toEqual({ crashes: [], loads: 1 });

  await page.unroute(`**${scripts}`);
  await wakeUntilStarted(page);
  expect(await visibleWords(page)).toBe(before);
  expect(loads).toBe(1);
  await page.close();
}
