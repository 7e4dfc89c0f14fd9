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

for (const [path, most] of [
  ["/about", 560],
  ["/dtransfer", 640],
] as const)
  test(`${path}: the footer is at most ${most} px high on a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(most);
  });

test("the footer names the region's two sites and the year, and Careers once in a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const { regional, copyright } = content.navigation.footer;
  await expect(footer.getByRole("heading", { name: regional.heading })).toBeVisible();
  await expect(footer.getByText(copyright)).toHaveText(/^© 20\d\d /);
  const rows = await footer
    .getByRole("link", { name: "Careers" })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().y)));
  expect(rows).toHaveLength(2);
  expect(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0))).toBeGreaterThan(40);
});
