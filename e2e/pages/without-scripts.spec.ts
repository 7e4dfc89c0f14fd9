import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

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
  for (const path of ["/flyer-pricing", "/services/pushradius-geofencing-marketing"]) {
    await page.goto(path);
    await expect(main.getByRole("textbox").or(main.getByRole("slider"))).toHaveCount(0);
  }
  await page.goto("/pop-up");
  await expect(main.getByText(content.promotion.code, { exact: true })).toBeVisible();
});

test("a row of cards or slides scrolls to its end", async ({ page }) => {
  for (const [path, name] of [
    ["/dtransfer/redmore", "More on dTransfer"],
    ["/about", "Drawings of local shops"],
  ] as const) {
    await page.goto(path);
    const row = page
      .getByRole("region", { name })
      .or(page.getByRole("group", { name, exact: true }));
    const items = row.getByRole("listitem");
    await row.scrollIntoViewIfNeeded();
    await items.last().evaluate((item) => {
      for (let box = item.parentElement; box; box = box.parentElement)
        if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
          box.scrollTo({ left: 9999, behavior: "instant" });
    });
    await expect(items.last()).toBeInViewport({ ratio: 0.3 });
  }
});
