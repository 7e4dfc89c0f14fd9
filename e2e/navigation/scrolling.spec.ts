import { expect, type Locator, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";
import { openStarted, stopClock } from "../support/started.ts";

const service = "/services/digital-flyer-app";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const bar = (page: Page) => page.getByRole("navigation", { name: content.navigation.bar.label });

/** The last of two: the one in the hero has nothing to scroll. */
const whyLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: content.products.why }).last();

async function jumpTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  expect(await scrolled(page)).toBe(top);
}

for (const width of [390, 1280])
  test(`at ${width} px a route begins at the top; back and forward return to the place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, "/blog-lists");
    await jumpTo(page, 15);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => scrolled(page)).toBe(0);
    await jumpTo(page, 900);
    await page.goBack();
    await expect(page).toHaveURL("/blog-lists");
    await expect.poll(() => scrolled(page)).toBe(15);
    await page.goForward();
    await expect(page).toHaveURL("/");
    await expect.poll(() => scrolled(page)).toBe(900);
  });

/** Links that scroll up and then navigate. */
const leaving: [name: string, from: string, link: (page: Page) => Locator, to: string][] = [
  ["Why …", service, whyLink, "/why-angel-app"],
  [
    "Contact Us",
    "/",
    (page) => page.locator("main").getByRole("link", { name: content.home.contact.button }),
    "/contact",
  ],
  [
    "a link of the footer",
    service,
    (page) => page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }),
    "/privacy-policy",
  ],
  [
    "a link of the second footer",
    "/documents",
    (page) => page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }),
    "/flyer-pricing",
  ],
];

for (const [name, from, link, to] of leaving)
  test(`${name} scrolls up and navigates after 100 ms`, async ({ page }) => {
    await page.clock.install();
    await openStarted(page, from);
    await link(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    const start = await scrolled(page);
    await stopClock(page);
    await link(page).click();
    await page.clock.runFor(99);
    await expect.poll(() => scrolled(page)).toBeLessThan(start);
    await expect(page).toHaveURL(from);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL(to);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

test.describe("with reduced motion", () => {
  test("the page jumps to the top before it is left", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openStarted(page, service);
    const link = whyLink(page);
    await link.scrollIntoViewIfNeeded();
    await stopClock(page);
    await link.click();
    expect(await scrolled(page)).toBe(0);
    await expect(page).toHaveURL(service);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(page).toHaveURL("/why-angel-app");
  });
});

for (const width of [390, 1280])
  test(`at ${width} px the page's own link scrolls to its hero, clear of the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, service);
    await jumpTo(page, 1500);
    const before = await page.evaluate(() => history.length);
    await page.getByRole("contentinfo").getByRole("link", { name: "Digital Flyers" }).click();
    const hero = page.locator("#hero");
    await expect(hero).toBeInViewport();
    await expect
      .poll(async () => {
        const { height = 0 } = (await page.locator("body > header").boundingBox()) ?? {};
        const { y = 0 } = (await hero.boundingBox()) ?? {};
        return y >= height && y <= height + 150;
      })
      .toBe(true);
    await expect(page).toHaveURL(service);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

test("the link of a page without a hero scrolls to its top", async ({ page }) => {
  await openStarted(page, "/flyer-pricing");
  await jumpTo(page, 800);
  await bar(page).getByRole("link", { name: "Pricing" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

for (const [name, options] of [
  ["Ctrl", { modifiers: ["ControlOrMeta"] }],
  ["Shift", { modifiers: ["Shift"] }],
  ["the middle button", { button: "middle" }],
] as const)
  test(`a click with ${name} opens the page elsewhere and leaves this one alone`, async ({
    page,
    context,
  }) => {
    await openStarted(page, service);
    const link = whyLink(page);
    await link.scrollIntoViewIfNeeded();
    const opened = context.waitForEvent("page");
    await link.click({
      ...options,
      modifiers: [...("modifiers" in options ? options.modifiers : [])],
    });
    await expect(await opened).toHaveURL("/why-angel-app");
    await expect(page).toHaveURL(service);
    expect(await scrolled(page)).toBeGreaterThan(600);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons that scroll, then navigate are links", async ({ page }) => {
    await page.goto(service);
    await whyLink(page).click();
    await expect(page).toHaveURL("/why-angel-app");
  });
});
