import { expect, type Page, test } from "playwright/test";
import { collectPageErrors, ofPolicy } from "../support/collect-page-errors.ts";
import { hydrated, scriptsOf, wordsOf } from "../support/hydration.ts";

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

test("pages load no script before intent, and take over without an error", async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // All at once, since each waits for a while to see that nothing more is asked for.
  await Promise.all(paths.map(async (path) => takesOver(await context.newPage(), path)));
});

async function takesOver(page: Page, path: string): Promise<void> {
  const errors = await collectPageErrors(page);
  const loaded = scriptsOf(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const before = await wordsOf(page);
  const runsByItself = await page.locator('[data-start="visible"]').count();
  if (runsByItself === 0) expect(loaded, path).toEqual([]);

  let requests = 0;
  page.on("request", () => requests++);
  await hydrated(page.locator("header a").first());
  expect(requests, path).toBeLessThanOrEqual(12);
  expect(loaded.length, path).toBeGreaterThan(1);
  // The browser itself tells of a page that is not there.
  expect(errors.filter((error) => !error.includes("status of 404"))).toEqual([]);
  expect(await wordsOf(page), path).toBe(before);

  // Whatever is used on it, no rule of the policy is broken.
  expect(await pressParts(page), path).toBeGreaterThan(3);
  expect(ofPolicy(errors)).toEqual([]);
}

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

/**
 * Presses whatever a page has that is no link: menus, accordions, tabs, dots, arrows, pauses,
 * pickers, copy buttons, the form's button.
 * @returns how many parts that were
 */
function pressParts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kinds = "button, summary, [role=tab], input[type=radio], input[type=checkbox]";
    const parts = document.querySelectorAll<HTMLElement>(kinds);
    for (const part of parts) part.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return parts.length;
  });
}
