import { expect, type Page, test } from "playwright/test";
import { openStarted, painted } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { bar } = content.navigation;
const button = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.locator("dialog#_menu");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function openMenu(page: Page) {
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test.use({ viewport: { width: 768, height: 780 }, contextOptions: { reducedMotion: "reduce" } });

test("up to 768 px the button opens the full menu, which keeps the focus inside and gives it back", {
  tag: "@engines",
}, async ({ page }) => {
  const close = menu(page).getByRole("button", { name: "Close the menu" });
  await openStarted(page, "/about");
  await expect(page.getByRole("button", { name: "Services" })).toBeHidden();
  await openMenu(page);
  for (const { label, to } of bar.links)
    await expect(menu(page).getByRole("link", { name: label })).toHaveAttribute("href", to);
  for (const name of ["USA", "Canada", "Login", "SignUp"])
    await expect(menu(page).getByRole("link", { name })).toBeVisible();
  const entry = menu(page).getByRole("link", { name: bar.columns[0]?.links[0]?.label ?? "" });
  await expect(entry).toBeVisible();
  await menu(page).getByText(bar.services, { exact: true }).click();
  await expect(entry).toBeHidden();

  for (const leave of [
    () => page.mouse.click(24, 30),
    () => page.keyboard.press("Escape"),
    () => close.click(),
  ]) {
    if (await menu(page).isHidden()) await openMenu(page);
    await expect(page.locator("main")).toHaveAttribute("inert");
    await leave();
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  }

  await page.keyboard.press("Enter");
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu(page).getByRole("link", { name: "SignUp" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();

  await page.setViewportSize({ width: 769, height: 780 });
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Services" })).toBeVisible();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("the page does not scroll while it is open, and is left and found again without it", async ({
  page,
}) => {
  await openStarted(page, "/about");
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await openMenu(page);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  // The wheel is answered by another thread, which hears of it with a frame.
  await painted(page);
  // Playwright's Chromium hides scroll bars, yet keeps a gutter for one: lines above may break anew.
  const place = await scrolled(page);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press("PageDown");
  await painted(page);
  expect(await scrolled(page)).toBe(place);

  await menu(page).getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blog-lists");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(menu(page)).toBeHidden();
});

test("no row that has the focus is below the menu's head or its buttons", async ({ page }) => {
  for (const height of [844, 500]) {
    await page.setViewportSize({ width: 390, height });
    await openStarted(page, "/about");
    await openMenu(page);
    const covered = await menu(page).evaluate((dialog) =>
      [...dialog.querySelectorAll<HTMLElement>("nav :is(a, summary)")].flatMap((row) => {
        row.focus();
        const { left, top, bottom } = row.getBoundingClientRect();
        const isSeen = [top + 2, bottom - 2].every((y) =>
          row.contains(document.elementFromPoint(left + 20, y)),
        );
        return isSeen || document.activeElement !== row ? [] : [row.textContent];
      }),
    );
    expect(covered, `at a height of ${height} px`).toEqual([]);
  }
});

test("the logo is 120 px wide below 768 px, else 172 px", async ({ page }) => {
  await page.goto("/about");
  const logo = page.getByRole("banner").getByRole("img", { name: content.site.name });
  for (const [width, expected] of [
    [767, 120],
    [768, 172],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(async () => (await logo.boundingBox())?.width).toBe(expected);
  }
});
