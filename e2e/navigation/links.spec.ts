import { expect, type Page, test } from "playwright/test";
import { content, region } from "../support/site.ts";

const service = "/services/cloud-storage";

// Nothing of this waits for React.
test.beforeEach(({ page }) => page.route("**/_next/static/**/*.js", (route) => route.abort()));

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footer = (page: Page) => page.getByRole("contentinfo");

test("links that leave the page scroll up first, for 100 ms; with Ctrl they open a new tab", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(service);
  const link = footer(page).getByRole("link", { name: "Privacy Policy" });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  const start = await scrolled(page);

  const opening = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opening).toHaveURL("/privacy-policy");
  expect(await scrolled(page)).toBe(start);

  await link.click();
  await page.clock.runFor(99);
  await expect.poll(() => scrolled(page)).toBeLessThan(start);
  await expect(page).toHaveURL(service);
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => scrolled(page)).toBe(0);
});

for (const [path, name, to] of [
  ["/", "Contact Us", "/contact"],
  [service, `Why ${content.site.name}`, "/why-angel-app"],
] as const)
  test(`${name} scrolls up before it leaves ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name });
    await link.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
    const start = await scrolled(page);
    await link.click();
    await expect.poll(() => scrolled(page)).toBeLessThan(start);
    await expect(page).toHaveURL(path);
    await page.clock.runFor(100);
    await expect(page).toHaveURL(to);
  });

test("a page's own link scrolls to its beginning", async ({ page }) => {
  await page.goto(service);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await footer(page).getByRole("link", { name: "Cloud Storage" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page).toHaveURL(service);
});

test("a link to dTransfer's section leads there from another page, and scrolls there on its own", async ({
  page,
}) => {
  const link = footer(page).getByRole("link", { name: "dTransfer" });
  await page.goto(service);
  for (const _ of ["from another page", "on its own"]) {
    // At once: Chromium may drop a smooth scroll that begins during another.
    await link.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await link.click();
    await expect(page).toHaveURL("/services/dtransfer#dtransfer");
    await expect.poll(() => belowBar(page)).toBeLessThan(60);
  }
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.goBack();
  await expect(page, "one entry of the history for one address").toHaveURL(service);
});

/** How far dTransfer's section begins from the lower edge of the navigation bar, in pixels. */
async function belowBar(page: Page): Promise<number> {
  const bar = await page.locator("body > header").boundingBox();
  const section = await page.locator("#dtransfer").boundingBox();
  return Math.abs((section?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
}

test("the article is shared in a window of 550 × 400", async ({ page, context }) => {
  // X, as far as this test knows it: nothing of it leaves the machine.
  await context.route("https://x.com/**", (route) => route.fulfill({ body: "X" }));
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      document.documentElement.dataset.features = features;
      return open(url, target, features);
    };
  });
  await page.goto("/dtransfer/redmore");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Share on X" }).click();
  const popup = await opening;
  await popup.waitForURL(/^https:\/\/x\.com\/intent\/tweet\?/);
  const handle = new URL(content.site.social.x ?? "").pathname.slice(1);
  expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual({
    url: `${content.site.hosts[region]}/dtransfer/redmore`,
    text: content.article.title,
    hashtags: content.article.hashtags.join(","),
    via: handle,
    related: handle,
  });
  expect(await popup.evaluate(() => window.opener)).toBe(null);
  await expect(page.locator("html")).toHaveAttribute(
    "data-features",
    /^popup,width=550,height=400,/,
  );
});
