import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

const { until = "" } = content.promotion;
const banner = { name: content.promotion.label };

test("an offer with a last day shows until then, and is never seen on the next, without another build", async ({
  page,
}) => {
  const lastDay = Date.parse(`${until}T12:00:00-07:00`);
  // The banner would move all of the page if it went after it was shown.
  await page.addInitScript(() => {
    const noteBanner = () => {
      if (document.querySelector("body > aside")?.checkVisibility())
        document.documentElement.dataset.shown = "";
    };
    new MutationObserver(noteBanner).observe(document, { childList: true, subtree: true });
  });
  await page.clock.setFixedTime(lastDay);
  await page.goto("/pop-up");
  await expect(page.getByRole("complementary", banner)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-shown");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(content.popUp.heading);
  await expect(page.locator("h1")).toHaveCount(1);

  await page.clock.setFixedTime(lastDay + 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByRole("complementary", banner)).toBeHidden();
  const heading = page.getByRole("heading", { name: content.popUp.ended.heading, exact: true });
  await expect(heading).toBeVisible();
  // Playwright goes by the element's name, browsers by its level.
  await expect(heading).toHaveAttribute("aria-level", "1");
  await expect(page.locator("#_code")).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-shown");
});
