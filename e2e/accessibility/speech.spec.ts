import { expect } from "playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { openAtRest, parts } from "../support/carousels.ts";
import { answerWith, test } from "../support/contact-api.ts";
import {
  alertPopup,
  fillIn,
  form,
  openContact,
  send,
  statusPopup,
} from "../support/contact-form.ts";
import { openStarted, sizes } from "../support/hydration.ts";

// The accessibility tree as text, whole (playwright.config.ts). Read the files beside this one when they change.

test("tabs, the bar with its dropdown open, the mobile menu with its services open", async ({
  page,
}) => {
  await openStarted(page, "/about");
  await page.getByRole("tab", { name: "Culture" }).click();
  await expect(page.locator("main .tabs")).toMatchAriaSnapshot({ name: "tabs.aria.yml" });

  await openStarted(page, "/flyer-pricing");
  await page.getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: "bar.aria.yml" });

  await page.keyboard.press("Escape");
  await page.setViewportSize(sizes.phone);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toMatchAriaSnapshot({ name: "menu.aria.yml" });
});

test("an accordion with one item open, prices, prices of what is still to come, a carousel", async ({
  page,
}) => {
  await page.goto("/services/cloud-storage");
  const features = page.getByRole("region", { name: "FEATURES", exact: true });
  await expect(features).toMatchAriaSnapshot({ name: "accordion.aria.yml" });

  const plans = page.getByRole("main").getByRole("list");
  await page.goto("/storage-pricing");
  const storage = plans.filter({ hasText: "500MB" }).first();
  await expect(storage).toMatchAriaSnapshot({ name: "pricing.aria.yml" });
  await page.goto("/one-day-campaign-pricing");
  const coming = plans.filter({ hasText: "City Wide" }).first();
  await expect(coming).toMatchAriaSnapshot({ name: "coming-soon.aria.yml" });

  await openAtRest(page, "services");
  await expect(parts(page, "services").root).toMatchAriaSnapshot({ name: "carousel.aria.yml" });
});

test("the form with errors and the popups, which axe finds nothing in", async ({ page, api }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openContact(page);
  await send(page);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
  await expect(form(page)).toMatchAriaSnapshot({ name: "form-with-errors.aria.yml" });
  await expectAccessible(page, "errors");

  api.answer = answerWith(500);
  await fillIn(page);
  await send(page);
  await expect(alertPopup(page)).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Message Send Unsuccessful. Please fill all the fields.
      - button "Close"
      - paragraph: This was our fault, not yours. Send it again in a few minutes.
      - link "support@market-street.com"
  `);
  await expectAccessible(page, "a failure");

  api.answer = answerWith(200);
  await send(page);
  await expect(statusPopup(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph: Message Sent Successfully. Thank you!
      - button "Close"
  `);
  await expectAccessible(page, "a success");
});
