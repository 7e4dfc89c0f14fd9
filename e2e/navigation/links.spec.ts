import { expect, type Page, test } from "playwright/test";
import { content, region } from "../support/site.ts";

const service = "/services/digital-flyer-app";
const article = `${content.site.hosts[region]}/dtransfer/redmore`;
const handle = new URL(content.site.social.x ?? "").pathname.slice(1);

// Nothing of this waits for React.
test.beforeEach(({ page }) => page.route("**/_next/static/**/*.js", (route) => route.abort()));

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footer = (page: Page) => page.getByRole("contentinfo");
const shareLink = (page: Page) => page.getByRole("link", { name: "Share on X" });

const privacyLink = (page: Page) => footer(page).getByRole("link", { name: "Privacy Policy" });

async function jumpTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
}

test("links that leave the page scroll up first, for 100 ms, or jump with reduced motion", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = privacyLink(page);
  for (const from of [service, "/contact"]) {
    await page.goto(from);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    const start = await scrolled(page);
    await link.click();
    await page.clock.runFor(99);
    await expect.poll(() => scrolled(page)).toBeLessThan(start);
    await expect(page).toHaveURL(from);
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/privacy-policy");
    await expect.poll(() => scrolled(page)).toBe(0);
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(service);
  await privacyLink(page).scrollIntoViewIfNeeded();
  await privacyLink(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL(service);
});

test("a page's own link scrolls to its hero, clear of the bar, or to the top", async ({ page }) => {
  await page.goto(service);
  const before = await page.evaluate(() => history.length);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await jumpTo(page, 1500);
    await footer(page).getByRole("link", { name: "Digital Flyers" }).click();
    await expect
      .poll(async () => {
        const { height = 0 } = (await page.locator("body > header").boundingBox()) ?? {};
        const { y = 0 } = (await page.locator("#_hero").boundingBox()) ?? {};
        return y >= height && y <= height + 150;
      }, `at ${width} px`)
      .toBe(true);
    await expect(page).toHaveURL(service);
    expect(await page.evaluate(() => history.length)).toBe(before);
  }

  await page.goto("/flyer-pricing?from=mail");
  await jumpTo(page, 800);
  const own = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });
  await own.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await own.evaluate((link) => link.setAttribute("href", "/flyer-pricing?from=bar"));
  await own.click();
  await expect(page, "another query loads").toHaveURL("/flyer-pricing?from=bar");
});

test("a link of the menu to a part of the page in view scrolls to it, at another address of the page too", async ({
  page,
}) => {
  for (const path of ["/services/dtransfer", "/products"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Services" }).click();
    const menu = page.locator("#_services-menu");
    await menu.getByRole("link", { name: "DTransfer" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${path}#dtransfer`);
    await expect(page.locator("#dtransfer")).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  }
});

test("a click with Ctrl, Shift or the middle button opens the page elsewhere and leaves this one alone", async ({
  page,
  context,
}) => {
  await page.goto(service);
  const link = privacyLink(page);
  await link.scrollIntoViewIfNeeded();
  for (const options of [
    { modifiers: ["ControlOrMeta" as const] },
    { modifiers: ["Shift" as const] },
    { button: "middle" as const },
  ]) {
    const opening = context.waitForEvent("page");
    await link.click(options);
    const opened = await opening;
    await expect(opened).toHaveURL("/privacy-policy");
    await opened.close();
    await expect(page).toHaveURL(service);
    expect(await scrolled(page), JSON.stringify(options)).toBeGreaterThan(600);
  }
});

/** X, as far as these tests know it: nothing of them leaves the machine. */
const standInForX = (page: Page) =>
  page.context().route("https://x.com/**", (route) => route.fulfill({ body: "X" }));

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

test("the first press shares the article in a window of 550 × 400, or as any other link", async ({
  page,
}) => {
  await standInForX(page);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      document.documentElement.dataset.features = features;
      return open(url, target, features);
    };
  });
  await page.goto("/dtransfer/redmore");
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

  await popup.close();
  await test.step("where windows are blocked", async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await shareLink(page).click();
    await page.waitForURL(/^https:\/\/x\.com\//);
    expectShared(page.url());
  });
});

test("nothing is fetched ahead for visitors who save data", async ({ page }) => {
  const rules = page.locator("[type=speculationrules]");
  await page.goto("/about");
  await expect(rules).toHaveCount(1);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.reload();
  await expect(rules).toHaveCount(0);
});
