import { expect, test } from "playwright/test";
import { content, pages } from "../support/site.ts";

const { link, hero, points, title } = content.shoppers;
const { stores } = content.site;

for (const [path, place] of [
  ["/", "main"],
  ["/", "footer"],
  ["/dtransfer", "footer"],
  ["/why-angel-app", "main"],
] as const)
  test(`the ${place} of ${path} leads to the shoppers' page`, async ({ page }) => {
    await page.goto(path);
    await page.locator(place).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL("/shoppers");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  });

test("it answers a shopper's questions and leads to both stores", async ({ page }) => {
  await page.goto("/shoppers");
  await expect(page).toHaveTitle(title);
  const main = page.getByRole("main");
  for (const point of points)
    await expect(main.getByRole("heading", { name: point.title })).toBeVisible();
  for (const words of ["500MB free", "10 mobile contacts", "minimum age of 13"])
    await expect(main.getByText(words)).toBeVisible();
  for (const store of [stores.ios, stores.android])
    await expect(main.locator(`a[href="${store}"]`).first()).toBeVisible();
});

test("it is a page like any other for machines", async ({ request }) => {
  expect(pages.find(({ path }) => path === "/shoppers")?.indexed).toBe(true);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/shoppers</loc>");
  expect(await (await request.get("/llms.txt")).text()).toContain("/shoppers)");
});
