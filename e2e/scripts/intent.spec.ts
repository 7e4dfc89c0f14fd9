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
  // Last, since the browser itself tells of a page that is not there.
  "/nothing-here",
];

test("pages load no script before intent, and take over without an error", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const errors = await collectPageErrors(page);
  const loaded = scriptsOf(page);
  let requests = 0;
  page.on("request", () => requests++);
  for (const path of paths)
    await test.step(path, async () => {
      loaded.length = 0;
      await page.goto(path, { waitUntil: "networkidle" });
      const before = await wordsOf(page);
      const runsByItself = await page.locator('[data-start="visible"]').count();
      if (runsByItself === 0) expect(loaded).toEqual([]);

      requests = 0;
      await hydrated(page.locator("header a").first());
      await page.waitForLoadState("networkidle");
      expect(requests).toBeLessThanOrEqual(12);
      expect(loaded.length).toBeGreaterThan(1);
      if (!path.includes("nothing")) expect(errors).toEqual([]);
      expect(await wordsOf(page)).toBe(before);

      // Whatever is used on it, no rule of the policy is broken.
      expect(await pressParts(page)).toBeGreaterThan(3);
      expect(ofPolicy(errors)).toEqual([]);
      errors.length = 0;
    });
});

test("scripts come from this site's hashed files only, and a breach of the policy is reported", async ({
  page,
}) => {
  const errors = await collectPageErrors(page);
  await page.goto("/");
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "a { color: red }";
    document.body.append(style);
  });
  await expect.poll(() => ofPolicy(errors).join()).toContain("style-src");

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
