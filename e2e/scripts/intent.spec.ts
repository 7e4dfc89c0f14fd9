import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { holdScripts, hydrated, scriptsOf } from "../support/hydration.ts";
import { ofPolicy, pressParts } from "../support/press-parts.ts";
import { out, pages } from "../support/site.ts";
import { wordsOf } from "../support/words-of.ts";

for (const path of [...pages.map(({ path }) => path), "/nothing-here", "/blog-lists/nothing"])
  test(`${path} loads no script before intent, then takes over without an error`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const errors = await collectPageErrors(page);
    const loaded = scriptsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const before = await wordsOf(page);
    const runsByItself = await page.locator('[data-start="visible"]').count();
    if (runsByItself === 0) expect(loaded).toEqual([]);

    let requests = 0;
    page.on("request", () => requests++);
    await hydrated(page.locator("header a").first());
    await page.waitForLoadState("networkidle");

    expect(requests).toBeLessThanOrEqual(12);
    expect(loaded.length).toBeGreaterThan(1);
    // The browser itself tells of a page that is not there.
    if (!path.includes("nothing")) expect(errors).toEqual([]);
    expect(await wordsOf(page)).toBe(before);

    await test.step("whatever is used on it, no rule of the policy is broken", async () => {
      expect(await pressParts(page)).toBeGreaterThan(3);
      expect(ofPolicy(errors)).toEqual([]);
    });
  });

test("links are fetched ahead on hover or focus, not because they are in view", async ({
  page,
}) => {
  const payload = readFileSync(`${out}/contact.txt`, "utf8");
  const chunks = payload.match(/\/_next\/static\/chunks\/[^"]+\.js/g) ?? [];
  expect(chunks).not.toEqual([]);
  await page.goto("/");
  await hydrated(page.locator("header a").first());
  await page.waitForLoadState("networkidle");
  expect((await transfers(page)).filter((path) => path.includes(".txt"))).toEqual([]);

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await link.focus();
  const ahead = ["/contact.txt", ...chunks];
  await expect.poll(() => transfers(page)).toEqual(expect.arrayContaining(ahead));

  await page.evaluate(() => {
    performance.clearResourceTimings();
    Reflect.set(window, "stayed", true);
  });
  await link.click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("form[data-hold]")).toHaveCount(0);
  expect(await transfers(page), "asked for at the click").toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

/** Addresses of what came over the network, not from the browser's cache; pictures come when near. */
function transfers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name.slice(location.origin.length))
      .filter((path) => !path.startsWith("/pictures/")),
  );
}

test("an early submit is neither lost nor sent twice, an early copy comes true", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/contact");
  release();
  await expect(page.getByText("First Name is required")).toBeVisible();

  await page.unrouteAll();
  const releaseAgain = await holdScripts(page);
  await page.goto("/documents");
  await page.getByRole("button", { name: "Copy Code" }).first().click();
  releaseAgain();
  await expect(page.getByText(/Code copied to clipboard!|press Ctrl/).first()).toBeVisible();
});

test("scripts come from this site's hashed files only", async ({ page }) => {
  await page.goto("/");
  const supported = await page.evaluate(() => "trustedTypes" in window);
  test.skip(!supported, "this browser has no Trusted Types");
  const refused = await page.evaluate(() => {
    const tries = [
      () =>
        Object.assign(document.createElement("script"), { src: "https://elsewhere.invalid/x.js" }),
      () => Object.assign(document.createElement("script"), { src: "/elsewhere.js" }),
      () => Object.assign(document.createElement("div"), { innerHTML: "<b>markup</b>" }),
      () => Object.assign(document.createElement("script"), { text: "alert(1)" }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return "allowed";
      } catch {
        return "refused";
      }
    });
  });
  expect(refused).toEqual(["refused", "refused", "refused", "refused"]);
});
