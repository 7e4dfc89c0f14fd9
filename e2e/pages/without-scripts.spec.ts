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
  await page.goto("/flyer-pricing");
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await page.goto("/every-section");
  await expect(main.getByRole("slider")).toHaveCount(0);
  await page.goto("/pop-up");
  await expect(main.getByText(content.offer.code, { exact: true })).toBeVisible();
  await page.goto("/about");
  const { story, why, culture } = sectionAt("/about", "company");
  for (const { title: name } of [story, why, culture])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("a flyer is typed on without scripts; nothing contradicts it, and no button is there that does nothing", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto("/");
  const flyer = page.getByRole("group", { name: "Your flyer" });
  const initial = content.maker.flyer.examples.shop.slice(0, 1);
  await expect(flyer.getByText(initial, { exact: true })).toBeVisible();
  await flyer.getByRole("textbox", { name: "Your shop's name" }).fill("Ash");
  await expect(flyer.getByText(initial, { exact: true })).toBeHidden();
  await expect(page.locator("[data-message]")).toBeHidden();
  await expect(page.getByRole("button", { name: "Save your flyer" })).toBeHidden();
});
