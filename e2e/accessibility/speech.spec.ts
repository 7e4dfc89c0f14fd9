import { expect } from "playwright/test";
import { openAtRest, parts } from "../support/carousels.ts";
import { answerWith, test } from "../support/contact-api.ts";
import { alertPopup, fillIn, form, open, send, statusPopup } from "../support/contact-form.ts";
import { content } from "../support/site.ts";
import { openStarted } from "../support/started.ts";

/** The accessibility tree as text. Read the files beside this one when they change. */
test("the bar with its dropdown open", async ({ page }) => {
  await openStarted(page, "/services/digital-flyer-app");
  await page.getByRole("button", { name: content.navigation.bar.services }).click();
  await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: "bar.aria.yml" });
});

test("the mobile menu with its services open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, "/flyer-pricing");
  await page.getByRole("button", { name: content.navigation.bar.menu, exact: true }).click();
  const menu = page.getByRole("dialog");
  await menu.getByText(content.navigation.bar.services, { exact: true }).click();
  await expect(menu).toMatchAriaSnapshot({ name: "menu.aria.yml" });
});

test("an accordion with one item open", async ({ page }) => {
  await page.goto("/services/onedaycampaign");
  const features = page.getByRole("region", { name: "FEATURES", exact: true });
  await features.locator("summary").first().click();
  await expect(features).toMatchAriaSnapshot({ name: "accordion.aria.yml" });
});

test("tabs and the panel of the chosen one", async ({ page }) => {
  await openStarted(page, "/about");
  await page.getByRole("tab", { name: "Culture" }).click();
  await expect(page.locator("main .tabs")).toMatchAriaSnapshot({ name: "tabs.aria.yml" });
});

test("a carousel", async ({ page }) => {
  await openAtRest(page, "services");
  await expect(parts(page, "services").root).toMatchAriaSnapshot({ name: "carousel.aria.yml" });
});

test("the form with errors", async ({ page }) => {
  await open(page);
  await send(page);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
  await expect(form(page)).toMatchAriaSnapshot({ name: "form-with-errors.aria.yml" });
});

test("the popups", async ({ page, api }) => {
  api.answer = answerWith(500);
  await open(page);
  await fillIn(page);
  await send(page);
  await expect(alertPopup(page)).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Message Send Unsuccessful. Please fill all the fields.
      - button "Close"
      - paragraph: This was our fault, not yours. Send it again in a few minutes.
      - link "Write an email instead"
      - button "Copy my message"
      - status
  `);
  api.answer = answerWith(200);
  await send(page);
  await expect(statusPopup(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph: Message Sent Successfully. Thank you!
      - button "Close"
  `);
});

test("prices", async ({ page }) => {
  await page.goto("/storage-pricing");
  const plans = page.getByRole("main").getByRole("list").filter({ hasText: "500MB" });
  await expect(plans.first()).toMatchAriaSnapshot({ name: "pricing.aria.yml" });
});

test("prices of what is still to come", async ({ page }) => {
  await page.goto("/one-day-campaign-pricing");
  const plans = page.getByRole("main").getByRole("list").filter({ hasText: "City Wide" });
  await expect(plans.first()).toMatchAriaSnapshot({ name: "coming-soon.aria.yml" });
});
