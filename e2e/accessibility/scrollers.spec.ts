import { expect, test } from "playwright/test";
import { sizes } from "../support/hydration.ts";

test("a table and code take the focus where they scroll, with a role and a name, and nowhere else", async ({
  page,
}) => {
  await page.goto("/blog-lists/three-numbers-to-write-down-every-week");
  const table = page.getByRole("group", {
    name: "Weekday, Customers counted, Sales of the day, Reason most named",
  });
  const code = page.getByRole("group", { name: /^customers × sales/ });
  await expect(table.getByRole("table")).toBeVisible();
  await expect(code).toHaveAttribute("tabindex", "0");
  await expect(table).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(table).toHaveAttribute("tabindex", "0");
  await page.setViewportSize(sizes.desktop);
  await expect(table).not.toHaveAttribute("tabindex");
});
