import { expect, test } from "playwright/test";
import { listedRedirects } from "../../compiler/site/redirects.ts";
import { content } from "../support/site.ts";

for (const { from, to } of listedRedirects(content))
  test(`${from} answers 308 and leads to ${to} in one hop`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });

for (const path of ["/nothing-here", "/services/nothing", "/about/nothing"])
  test(`${path} answers 404 with the 404 page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Oops! The page you're looking for doesn't exist." }),
    ).toBeVisible();
    await expect(page.getByText("moved, renamed or deleted")).toBeVisible();
    const home = page.getByRole("link", { name: "Go Home" });
    await page.setViewportSize({ width: 600, height: 300 });
    await home.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await home.click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
