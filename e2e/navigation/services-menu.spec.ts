import { expect, type Page, test } from "playwright/test";
import { openStarted, stopClock } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const outside = { x: 20, y: 700 };

const services = (page: Page) => page.getByRole("button", { name: "Services" });
const dropdown = (page: Page) => page.locator("#_services-menu");

test.use({
  viewport: { width: 1280, height: 800 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

test("with a mouse, Services opens on hover and closes 300 ms after the pointer has left, or by a click", {
  tag: "@engines",
}, async ({ page }) => {
  const leave = () => page.mouse.move(outside.x, outside.y);
  await page.clock.install();
  await openStarted(page, "/about");
  await stopClock(page);
  await services(page).hover();
  await expect(dropdown(page)).toBeVisible();
  await expect(services(page)).toHaveAttribute("aria-expanded", "true");
  await leave();
  await page.clock.runFor(299);
  await dropdown(page).getByRole("link").first().hover();
  await page.clock.runFor(5000);
  await expect(dropdown(page), "the pointer came back in time").toBeVisible();
  await leave();
  await page.clock.runFor(299);
  await expect(dropdown(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dropdown(page)).toBeHidden();
  await expect(services(page)).toHaveAttribute("aria-expanded", "false");

  await services(page).hover();
  await expect(dropdown(page)).toBeVisible();
  await page.mouse.click(outside.x, outside.y);
  await expect(dropdown(page), "a click outside").toBeHidden();

  await services(page).hover();
  await services(page).click();
  await expect(dropdown(page), "the click that follows the hover").toBeVisible();
  await services(page).click();
  await expect(dropdown(page)).toBeHidden();
});

test("a dropdown that closes gives the focus back to its item", async ({ page }) => {
  await page.clock.install();
  await openStarted(page, "/about");
  await stopClock(page);
  await services(page).hover();
  await expect(dropdown(page)).toBeVisible();
  await dropdown(page).getByRole("link").first().focus();
  await page.mouse.move(outside.x, outside.y);
  await page.clock.runFor(300);
  await expect(dropdown(page)).toBeHidden();
  await expect(services(page)).toBeFocused();
});

test("before scripts are loaded, the style sheet knows where a dropdown's item is", async ({
  page,
}) => {
  await page.goto("/about");
  await services(page).tap();
  await expect(dropdown(page)).toBeVisible();
  const { y = 0, height = 0 } = (await page.locator("body > header").boundingBox()) ?? {};
  const bottom = await dropdown(page).evaluate(({ style }) =>
    Number.parseFloat(style.getPropertyValue("--item-bottom")),
  );
  expect(Math.abs(bottom - y - height)).toBeLessThan(4);
});

test("by keys and taps it is a disclosure, which closes as the focus or the visitor leaves", async ({
  page,
}) => {
  await openStarted(page, "/about");
  await services(page).tap();
  await expect(dropdown(page)).toBeVisible();
  await services(page).tap();
  await expect(dropdown(page)).toBeHidden();

  await services(page).focus();
  await page.keyboard.press("Enter");
  await expect(services(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(dropdown(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dropdown(page)).toBeHidden();
  await expect(services(page)).toBeFocused();

  await page.keyboard.press("Enter");
  const { columns, more } = content.navigation.bar;
  const entries = [...columns.flatMap(({ links }) => links), ...more];
  for (const _ of entries) await page.keyboard.press("Tab");
  await expect(dropdown(page).getByRole("link").last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dropdown(page), "the focus leaves").toBeHidden();

  await services(page).focus();
  await page.keyboard.press("Enter");
  await dropdown(page).getByRole("link").first().press("Enter");
  await expect(page).toHaveURL(entries[0]?.to ?? "");
  await expect(dropdown(page)).toBeHidden();
});
