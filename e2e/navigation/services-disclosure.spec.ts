import { expect, type Page, test } from "playwright/test";
import { openStarted } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { columns, more } = content.navigation.bar;

const services = (page: Page) => page.getByRole("button", { name: "Services" });
const dropdown = (page: Page) => page.locator("#_services-menu");

test.use({ viewport: { width: 1280, height: 800 } });

test("by keyboard it is a disclosure, which closes as the focus or the visitor leaves", async ({
  page,
}) => {
  await openStarted(page, "/about");
  await services(page).focus();
  await page.keyboard.press("Enter");
  await expect(services(page)).toHaveAttribute("aria-expanded", "true");
  await expect(services(page)).toHaveAttribute("aria-controls", "_services-menu");
  await page.keyboard.press("Enter");
  await expect(dropdown(page)).toBeHidden();

  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(dropdown(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dropdown(page)).toBeHidden();
  await expect(services(page)).toBeFocused();
  await expect(page.getByRole("menu")).toHaveCount(0);

  await page.keyboard.press("Enter");
  for (const _ of [...columns.flatMap(({ links }) => links), ...more])
    await page.keyboard.press("Tab");
  await expect(dropdown(page).getByRole("link").last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dropdown(page), "the focus leaves forwards").toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeFocused();

  await services(page).focus();
  await page.keyboard.press("Enter");
  await expect(dropdown(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(dropdown(page), "the focus leaves backwards").toBeHidden();

  await services(page).focus();
  await page.keyboard.press("Enter");
  await dropdown(page).getByRole("link", { name: "Digital Coupons" }).press("Enter");
  await expect(page).toHaveURL("/services/digital-coupon-apps");
  await expect(dropdown(page)).toBeHidden();

  await services(page).focus();
  await page.keyboard.press("Enter");
  await expect(dropdown(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(dropdown(page)).toBeHidden();
});
