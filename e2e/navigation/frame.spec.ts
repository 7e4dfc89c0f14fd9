import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

test("the frame: the banner's whole text, a smaller logo on phones, a footer that is not too high", async ({
  page,
}) => {
  const { text, link } = content.promotion;
  const banner = page.getByRole("complementary", { name: link });
  const logo = page.getByRole("banner").getByRole("link").first().locator("svg");
  const footer = page.getByRole("contentinfo");
  await page.goto("/about");
  for (const [width, logoWidth] of [
    [390, 120],
    [767, 120],
    [768, 172],
    [1280, 172],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner.getByText(text)).toBeVisible();
    await expect(banner.getByRole("link", { name: link })).toBeVisible();
    expect((await logo.boundingBox())?.width, `at ${width} px`).toBe(logoWidth);
  }
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(560);
  const rows = await footer
    .getByRole("link", { name: "Careers" })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().y)));
  expect(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)), "Careers once in a row").toBeGreaterThan(40);

  await page.goto("/dtransfer");
  expect((await footer.boundingBox())?.height, "with the moving line").toBeLessThanOrEqual(640);

  await page.goto("/flyer-pricing");
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }),
    "the page in view is underlined",
  ).toHaveCSS("text-decoration-line", "underline");
});
