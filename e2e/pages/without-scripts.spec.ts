import { expect, test } from "playwright/test";
import { content, sectionAt } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("no control is there that does nothing, and what has one can be read", {
  tag: "@engines",
}, async ({ page }) => {
  const main = page.getByRole("main");
  for (const path of ["/documents", "/pop-up", "/dtransfer/redmore", "/about"])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(main.getByRole("textbox")).toHaveCount(0);
    });
  for (const path of ["/flyer-pricing", "/every-section"]) {
    await page.goto(path);
    await expect(main.getByRole("textbox").or(main.getByRole("slider"))).toHaveCount(0);
  }
  await page.goto("/pop-up");
  await expect(main.getByText(content.offer.code, { exact: true })).toBeVisible();
  await page.goto("/about");
  const { story, why, culture } = sectionAt("/about", "company");
  for (const { title: name } of [story, why, culture])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});
