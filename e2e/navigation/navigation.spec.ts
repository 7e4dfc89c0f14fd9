import { expect, type Page, test } from "playwright/test";
import { openStarted, stopClock } from "../support/started.ts";

const outside = { x: 20, y: 700 };

const services = (page: Page) => page.getByRole("button", { name: "Services" });
const dropdown = (page: Page) => page.locator("#services-menu");

test.use({ viewport: { width: 1280, height: 800 } });

test.describe("with a mouse", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openStarted(page, "/about");
    await stopClock(page);
    await services(page).hover();
    await expect(dropdown(page)).toBeVisible();
    await expect(services(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("Services opens on hover and closes 300 ms after the pointer has left", async ({ page }) => {
    await page.clock.runFor(5000);
    await expect(dropdown(page)).toBeVisible();

    await page.mouse.move(outside.x, outside.y);
    await page.clock.runFor(299);
    await expect(dropdown(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(dropdown(page)).toBeHidden();
    await expect(services(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("a pointer that comes back in time finds it open", async ({ page }) => {
    await page.mouse.move(outside.x, outside.y);
    await page.clock.runFor(299);
    await services(page).hover();
    await page.clock.runFor(5000);
    await expect(dropdown(page)).toBeVisible();
  });

  test("no gap on the way from the item to the dropdown closes it", async ({ page }) => {
    const item = await services(page).boundingBox();
    const first = await dropdown(page).getByRole("link").first().boundingBox();
    if (!item || !first) throw new Error("nothing to move between");
    const x = Math.max(item.x + item.width / 2, first.x + 8);
    for (let y = item.y + item.height / 2; y < first.y + 8; y += 1) {
      await page.mouse.move(Math.min(x, item.x + item.width - 1), y);
      await page.clock.runFor(301);
    }
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.move(outside.x, outside.y);
    await page.clock.runFor(300);
    await expect(dropdown(page)).toBeHidden();
  });

  test("a click outside closes it at once", async ({ page }) => {
    await page.mouse.click(outside.x, outside.y);
    await expect(dropdown(page)).toBeHidden();
  });

  test("the click that follows the hover keeps it open, the next one closes it", async ({
    page,
  }) => {
    await services(page).click();
    await expect(dropdown(page)).toBeVisible();
    await services(page).click();
    await expect(dropdown(page)).toBeHidden();
    await services(page).click();
    await expect(dropdown(page)).toBeVisible();
  });
});

for (const width of [769, 1280])
  test(`at ${width} px the dropdown is inside the window, in two columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, "/about");
    await services(page).hover();
    const box = await dropdown(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const edges = new Set<number>();
    for (const link of await dropdown(page).getByRole("link").all()) {
      await expect(link.locator("svg").first()).toBeVisible();
      edges.add((await link.boundingBox())?.x ?? 0);
    }
    expect(edges.size).toBe(2);
  });

test("one dropdown at a time", async ({ page }) => {
  await openStarted(page, "/about");
  await page.getByRole("button", { name: "Region" }).click();
  await expect(page.locator("#region-menu")).toBeVisible();
  await services(page).hover();
  await expect(dropdown(page)).toBeVisible();
  await expect(page.locator("#region-menu")).toBeHidden();
});

test("it stays on its item while the banner scrolls away", async ({ page }) => {
  await openStarted(page, "/about");
  await services(page).click();
  await page.mouse.wheel(0, 600);
  await expect
    .poll(async () => {
      const bar = await page.getByRole("banner").boundingBox();
      const box = await dropdown(page).boundingBox();
      return bar?.y === 0 && box?.y === bar.height - 2;
    })
    .toBe(true);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a tap opens it and the next one closes it", async ({ page }) => {
    await openStarted(page, "/about");
    await services(page).tap();
    await expect(dropdown(page)).toBeVisible();
    await services(page).tap();
    await expect(dropdown(page)).toBeHidden();
  });
});

test("the logo is smaller on phones", async ({ page }) => {
  await page.goto("/about");
  const logo = page.getByRole("banner").getByRole("link").first().locator("svg");
  for (const [width, shown] of [
    [767, 120],
    [768, 172],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await logo.boundingBox())?.width).toBe(shown);
  }
});

test("the bar underlines the link of the page in view", async ({ page }) => {
  await page.goto("/flyer-pricing");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Pricing" })).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
});
