import { expect, type Locator, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";
import { stopClock } from "../support/started.ts";

const service = "/services/digital-flyer-app";
const article = `${content.site.hosts.us}/dtransfer/redmore`;
const handle = new URL(content.site.social.x).pathname.slice(1);

// Nothing of this waits for React.
test.beforeEach(({ page }) => page.route("**/_next/static/**/*.js", (route) => route.abort()));

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footer = (page: Page) => page.getByRole("contentinfo");
const shareLink = (page: Page) => page.getByRole("link", { name: "Share on X" });

/** The last of two: the one in the hero has nothing to scroll. */
const whyLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: content.products.why }).last();

async function jumpTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
}

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
    (page) => footer(page).getByRole("link", { name: "Privacy Policy" }),
    "/privacy-policy",
  ],
  [
    "a link of the second footer",
    "/documents",
    (page) => footer(page).getByRole("link", { name: "Pricing" }),
    "/flyer-pricing",
  ],
];

for (const [name, from, link, to] of leaving)
  test(`${name} scrolls up and navigates after 100 ms`, async ({ page }) => {
    await page.clock.install();
    await page.goto(from);
    await link(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    const start = await scrolled(page);
    await stopClock(page);
    await link(page).click();
    await page.clock.runFor(99);
    await expect.poll(() => scrolled(page)).toBeLessThan(start);
    await expect(page).toHaveURL(from);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(to);
    expect(await scrolled(page)).toBe(0);
  });

test("with reduced motion the page jumps to the top before it is left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(service);
  await whyLink(page).scrollIntoViewIfNeeded();
  await stopClock(page);
  await whyLink(page).click();
  expect(await scrolled(page)).toBe(0);
  await expect(page).toHaveURL(service);
});

for (const width of [390, 1280])
  test(`at ${width} px the page's own link scrolls to its hero, clear of the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(service);
    await jumpTo(page, 1500);
    const before = await page.evaluate(() => history.length);
    await footer(page).getByRole("link", { name: "Digital Flyers" }).click();
    const hero = page.locator("#hero");
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

test("a page's own link without a hero scrolls to the top, with another query it loads", async ({
  page,
}) => {
  await page.goto("/flyer-pricing?from=mail");
  await jumpTo(page, 800);
  const own = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });
  await own.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await own.evaluate((link) => link.setAttribute("href", "/flyer-pricing?from=bar"));
  await own.click();
  await expect(page).toHaveURL("/flyer-pricing?from=bar");
});

test("a link to a part of the page in view scrolls to it, at another address of the page too", async ({
  page,
}) => {
  for (const path of ["/services/dtransfer", "/products"]) {
    await page.goto(path);
    for (const _ of ["first", "again"]) {
      await jumpTo(page, 0);
      await page.getByRole("button", { name: "Services" }).click();
      const menu = page.locator("#services-menu");
      await menu.getByRole("link", { name: "DTransfer" }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(`${path}#dtransfer`);
      await expect(page.locator("#dtransfer")).toBeInViewport();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    }
  }
});

test("a link to a closed item opens it, and so does an address", async ({ page }) => {
  await page.goto(service);
  const closed = page.locator(".accordion").first().locator("details").last();
  const id = await closed.locator("> .prose").getAttribute("id");
  await page
    .locator("header a")
    .first()
    .evaluate((link, id) => link.setAttribute("href", `#${id}`), id);
  await page.locator("header a").first().click();
  await expect(closed).toHaveJSProperty("open", true);
  await expect(closed).toBeInViewport();
  await page.goto("/about");
  await page.goto(`${service}#${id}`);
  await expect(closed).toHaveJSProperty("open", true);
  await expect(closed).toBeInViewport();
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
    await page.goto(service);
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

for (const hasTouch of [false, true])
  test.describe(hasTouch ? "by touch" : "with a mouse", () => {
    test.use({ hasTouch, viewport: { width: hasTouch ? 390 : 1280, height: 800 } });
    const press = (page: Page) =>
      hasTouch ? shareLink(page).tap() : shareLink(page).click({ delay: 0 });

    test("the first press shares the article in a window of 550 × 400", async ({ page }) => {
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
      await press(page);
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
      await press(page);
      await page.waitForURL(/^https:\/\/x\.com\//);
      expectShared(page.url());
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each is a link", async ({ page }) => {
    await page.goto(service);
    await whyLink(page).click();
    await expect(page).toHaveURL("/why-angel-app");
    await page.goto("/dtransfer/redmore");
    expectShared((await shareLink(page).getAttribute("href")) ?? "");
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
