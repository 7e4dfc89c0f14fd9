import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

test("on phones the banner shows a few words, and screen readers get the whole text", async ({
  page,
}) => {
  const { text, short, link } = content.promotion;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const banner = page.getByRole("complementary", { name: link });
  await expect(banner.getByText(short, { exact: true })).toBeVisible();
  await expect(banner).toMatchAriaSnapshot(`- paragraph: "${text}"`);
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(40);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(banner.getByText(short, { exact: true })).toBeHidden();
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
