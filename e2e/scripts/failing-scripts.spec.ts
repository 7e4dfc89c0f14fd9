import { type BrowserContext, expect, test } from "playwright/test";
import { scriptsOf, wake, wakeUntilStarted, wordsOf } from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a page stays as it is while all, the first or the last of its scripts fail, and starts once they come", async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/contact");
  await wakeUntilStarted(page);
  const alone = [...new Set(scripts)];
  expect(alone.length).toBeGreaterThan(5);
  for (const script of ["/_next/static/**/*.js", ...alone.slice(0, 1), ...alone.slice(-1)])
    await tryWithout(script, context);
});

/** Opens a page for which scripts fail, uses it, lets them come, and sees it start. */
async function tryWithout(scripts: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  let failed = 0;
  const crashes: string[] = [];
  page.on("requestfailed", () => failed++);
  page.on("pageerror", ({ message }) => crashes.push(message));
  await page.route(`**${scripts}`, (route) => route.abort());

  await page.goto("/contact");
  const before = await wordsOf(page);
  await wake(page);
  await expect.poll(() => failed, `without ${scripts}`).toBeGreaterThan(0);
  await page.evaluate(() => document.getElementById("_services-menu")?.showPopover());
  await expect(page.locator("#_services-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#_services-menu")).toBeHidden();
  expect(await wordsOf(page)).toBe(before);
  expect(crashes).toEqual([]);

  await page.unroute(`**${scripts}`);
  await wakeUntilStarted(page);
  expect(await wordsOf(page)).toBe(before);
  await page.close();
}
