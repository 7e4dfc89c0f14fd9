import { expect, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";

const { heading, field, problems } = content.breakEven;

const region = (page: Page) => page.getByRole("region", { name: heading });
const sales = (page: Page) => region(page).locator("td:last-child");

const { coupon } = content.prices.categories;
const example = content.breakEven.example;

/** Sales that pay for each run of a plan, at a margin in dollars. */
function expected({ plans }: typeof coupon, margin: number): string[] {
  return plans.map(({ amount }) => String(Math.ceil(amount / margin)));
}

test("the table follows the margin that is typed, and a message says what is no margin", async ({
  page,
}) => {
  await page.goto("/coupon-pricing");
  const input = region(page).getByLabel(field);
  await input.fill("$7.50");
  await expect(sales(page)).toHaveText(expected(coupon, 7.5));
  await expect(region(page).getByText("$7.50", { exact: false }).last()).toBeVisible();

  await input.fill("a lot");
  await expect(region(page).getByRole("status")).toHaveText(problems.notNumber);
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(sales(page)).toHaveText(coupon.plans.map(() => "–"));
  await input.fill("6");
  await expect(region(page).getByRole("status")).toBeEmpty();
  await expect(sales(page)).toHaveText(expected(coupon, 6));

  await input.fill("");
  await expect(sales(page)).toHaveText(expected(coupon, example));
});
