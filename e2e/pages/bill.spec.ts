import { expect, type Page, test } from "playwright/test";
import { hydrated } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { breakEven, prices } = content;
const { heading, example } = breakEven;
const { plans } = prices.categories.coupon;
const [push] = prices.categories["push-radius"].plans;
const dollars = (amount = 0) => `$${amount.toFixed(2)}`;

const region = (page: Page) => page.getByRole("region", { name: heading });
const covers = (total: number, margin: number) =>
  `${Math.ceil(total / margin)} extra sales cover this`;

test("the receipt adds up the run, the pushes and the sales that cover them", async ({ page }) => {
  await page.goto("/coupon-pricing");
  const receipt = region(page);
  const [first, second] = plans;
  await expect(receipt).toContainText(covers(first?.amount ?? 0, example));
  const margin = receipt.getByLabel(/profit on one sale/);
  await hydrated(margin);

  await receipt.getByRole("radio", { name: second?.label ?? "" }).check();
  await receipt.getByRole("button", { name: "One push more" }).click();
  await receipt.getByRole("button", { name: "One push more" }).click();
  await receipt.getByRole("button", { name: "One push fewer" }).click();
  await receipt.getByLabel("Pushes with Push Radius", { exact: true }).fill("3");
  await margin.fill("$7.50");
  const total = (second?.amount ?? 0) + 3 * (push?.amount ?? 0);
  await expect(receipt.getByText(dollars(total), { exact: true })).toBeVisible();
  await expect(receipt.getByText(covers(total, 7.5), { exact: true })).toBeVisible();
  await expect(receipt.getByRole("status")).toContainText(covers(total, 7.5));

  const pushes = receipt.getByLabel("Pushes with Push Radius", { exact: true });
  await pushes.fill("two");
  await expect(pushes).toHaveAttribute("aria-invalid", "true");
  await expect(receipt.getByText("Write a whole number").first()).toBeVisible();
  await expect(receipt.getByText(dollars(total), { exact: true })).toHaveCount(0);
  await pushes.fill("3");

  await margin.fill("a lot");
  await expect(receipt.getByText("Write the amount in digits").first()).toBeVisible();
  await expect(margin).toHaveAttribute("aria-invalid", "true");
  await expect(receipt.getByText(dollars(total), { exact: true })).toBeVisible();

  await page.reload();
  await hydrated(margin);
  await expect(margin).toHaveValue("a lot");
  await expect(receipt.getByText(dollars(total), { exact: true })).toBeVisible();
});
