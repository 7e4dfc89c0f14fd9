import { expect, test } from "playwright/test";
import { axeProblems } from "../support/axe.ts";
import { sizes } from "../support/hydration.ts";
import { openStarted } from "../support/started.ts";
import { templatesOf } from "../support/templates.ts";
import { content, pages } from "./site.ts";
import { textProblems } from "./text-problems.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const templates = templatesOf(pages);

test.describe("on a dark phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true, colorScheme: "dark" });

  test("axe finds nothing on any kind of page, text stays whole however it is set", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of templates) {
      await page.goto(path);
      expect(await axeProblems(page), path).toEqual([]);
      expect(await textProblems(page, true), path).toEqual([]);
    }
  });

  test("axe finds nothing in the open menu", async ({ page }) => {
    await openStarted(page, "/about");
    await page.getByRole("button", { name: content.navigation.bar.menu, exact: true }).click();
    const menu = page.getByRole("dialog");
    await menu.getByText(content.navigation.bar.services, { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Digital Flyers" })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
});

test("axe finds nothing where something is open, in light and in dark", async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize(sizes.desktop);
  const expectAccessible = async (what: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeProblems(page), `${what}, ${colorScheme}`).toEqual([]);
    }
  };
  await openStarted(page, "/why-angel-app");
  await page.locator("main summary").first().click();
  for (const name of [content.navigation.bar.services, content.navigation.region.label]) {
    await page.getByRole("button", { name }).click();
    await expect(page.locator(".dropdown:popover-open")).toBeVisible();
    await expectAccessible(name);
  }

  for (const tab of ["why", "culture"]) {
    await openStarted(page, `/about#${tab}`);
    await expect(page.locator(`#${tab}-tab`)).toHaveAttribute("aria-selected", "true");
    await expectAccessible(tab);
    // The next address differs by its anchor alone, which would not load the page anew.
    await page.goto("/login");
  }
});
