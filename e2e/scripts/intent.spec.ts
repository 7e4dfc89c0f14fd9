import { expect, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { hydrated, scriptsOf } from "../support/hydration.ts";
import { ofPolicy, pressParts } from "../support/press-parts.ts";
import { wordsOf } from "../support/words-of.ts";

const paths = [
  "/",
  "/about",
  "/contact",
  "/dtransfer/redmore",
  "/flyer-pricing",
  "/services/digital-flyer-app",
  "/blog-lists/how-to-be-found-on-your-own-street",
  "/nothing-here",
];

for (const path of paths)
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
