import { expect, type Page, test } from "playwright/test";
import { collectPageErrors, ofPolicy } from "../support/collect-page-errors.ts";
import { hydrated, scriptsOf, wordsOf } from "../support/hydration.ts";

test("no script is loaded before intent, then the page hydrates without an error, and breaks no rule of the policy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const errors = await collectPageErrors(page);
  const loaded = scriptsOf(page);
  await page.goto("/contact");
  const before = await wordsOf(page);
  expect(loaded).toEqual([]);

  await hydrated(page.locator("header a").first());
  expect(loaded.length).toBeGreaterThan(1);
  expect(await wordsOf(page)).toBe(before);
  expect(await clickControls(page)).toBeGreaterThan(3);
  // Errors come in order: behind this one, none is on its way.
  await breakPolicy(page);
  await expect.poll(() => ofPolicy(errors).join()).toContain("style-src");
  const others = errors.filter((error) => !error.includes("style-src"));
  expect(others).toEqual([]);
});

/** Adds a style that the policy forbids. */
function breakPolicy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "a { color: red }";
    document.body.append(style);
  });
}

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

/**
 * Clicks every control of a page that is no link: menus, accordions, tabs, dots, arrows, pauses,
 * pickers, copy buttons, the form's button.
 * @returns how many there are
 */
function clickControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kinds = "button, summary, [role=tab], input[type=radio], input[type=checkbox]";
    const controls = document.querySelectorAll<HTMLElement>(kinds);
    for (const control of controls) control.click();
    return controls.length;
  });
}
