import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

test("the banner says the whole text at every width", async ({ page }) => {
  const { text, link } = content.promotion;
  await page.goto("/about");
  const banner = page.getByRole("complementary", { name: link });
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(banner.getByText(text)).toBeVisible();
    await expect(banner.getByRole("link", { name: link })).toBeVisible();
  }
});

test("the footer is not too high on a laptop, and has Careers once in a row", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const footer = page.getByRole("contentinfo");
  for (const [path, most] of [
    ["/dtransfer", 640],
    ["/about", 560],
  ] as const) {
    await page.goto(path);
    expect((await footer.boundingBox())?.height, path).toBeLessThanOrEqual(most);
  }
  const rows = await footer
    .getByRole("link", { name: "Careers" })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().y)));
  expect(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0))).toBeGreaterThan(40);
});
