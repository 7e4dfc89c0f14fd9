import { expect, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";

const { heading, field, problems } = content.breakEven;

const region = (page: Page) => page.getByRole("region", { name: heading });
const sales = (page: Page) => region(page).locator("td:last-child");

for (const path of ["/flyer-pricing", "/coupon-pricing"])
  test(`${path} reckons with the reader's own margin`, async ({ page }) => {
    await page.goto(path);
    await expect(sales(page)).toHaveText(["10", "17", "24", "30"]);
    const input = region(page).getByLabel(field);
    await input.fill("$7.50");
    await expect(sales(page)).toHaveText(["7", "12", "16", "20"]);
    await expect(region(page).getByText("$7.50", { exact: false }).last()).toBeVisible();
    await input.fill("");
    await expect(sales(page)).toHaveText(["10", "17", "24", "30"]);
  });

for (const [typed, problem] of [
  ["0", problems.tooSmall],
  ["-5", problems.tooSmall],
  ["1e9", problems.tooLarge],
  ["a lot", problems.notNumber],
] as const)
  test(`a margin of "${typed}" is answered in words`, async ({ page }) => {
    await page.goto("/flyer-pricing");
    const input = region(page).getByLabel(field);
    await input.fill(typed);
    await expect(region(page).getByRole("status")).toHaveText(problem);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(sales(page)).toHaveText(["–", "–", "–", "–"]);
    await input.fill("5");
    await expect(region(page).getByRole("status")).toBeEmpty();
    await expect(sales(page)).toHaveText(["10", "17", "24", "30"]);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the table has the example, and no field promises more", async ({ page }) => {
    await page.goto("/flyer-pricing");
    await expect(sales(page)).toHaveText(["7", "12", "16", "20"]);
    await expect(region(page).getByLabel(field)).toBeHidden();
  });
});

test("storage and what is coming have no break-even", async ({ page }) => {
  for (const path of ["/storage-pricing", "/dtransfer-pricing"]) {
    await page.goto(path);
    await expect(region(page)).toHaveCount(0);
  }
});
