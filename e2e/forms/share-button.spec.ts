import { expect, type Page, test } from "playwright/test";
import { hydrated, sizes } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const article = `${content.site.hosts.us}/dtransfer/redmore`;

const handle = new URL(content.site.social.x).pathname.slice(1);
const shareLink = (page: Page) => page.getByRole("link", { name: "Share on X" });

/** X, as far as these tests know it: nothing of them leaves the machine. */
async function standInForX(page: Page): Promise<void> {
  await page.context().route("https://x.com/**", (route) => route.fulfill({ body: "X" }));
}

function expectShared(address: string): void {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe("https://x.com/intent/tweet");
  expect(Object.fromEntries(searchParams)).toEqual({
    url: article,
    text: content.article.title,
    hashtags: content.dtransfer.share.hashtags.join(","),
    via: handle,
    related: handle,
  });
}

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("the article is shared in a window of 550 × 400", async ({ page }) => {
      await standInForX(page);
      await page.addInitScript(() => {
        const open = window.open.bind(window);
        window.open = (url, target, features) => {
          document.documentElement.dataset.features = features;
          return open(url, target, features);
        };
      });
      await page.goto("/dtransfer/redmore");
      await hydrated(shareLink(page));
      const opened = page.waitForEvent("popup");
      await shareLink(page).click();
      const popup = await opened;

      await popup.waitForURL(/^https:\/\/x\.com\//);
      expectShared(popup.url());
      expect(await popup.evaluate(() => window.opener)).toBe(null);
      await expect(page.locator("html")).toHaveAttribute(
        "data-features",
        /^popup,width=550,height=400,/,
      );
      await expect(page).toHaveURL("/dtransfer/redmore");
    });

    test("where windows are blocked, the link opens as any other", async ({ page }) => {
      await standInForX(page);
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto("/dtransfer/redmore");
      await hydrated(shareLink(page));
      await shareLink(page).click();
      await page.waitForURL(/^https:\/\/x\.com\//);
      expectShared(page.url());
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("sharing is a plain link", async ({ page }) => {
    await page.goto("/dtransfer/redmore");
    expectShared((await shareLink(page).getAttribute("href")) ?? "");
  });
});
