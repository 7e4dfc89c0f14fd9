import { expect, type Page, test } from "playwright/test";
import { openStarted, stopClock } from "../support/hydration.ts";

const outside = { x: 20, y: 700 };

const services = (page: Page) => page.getByRole("button", { name: "Services" });
const dropdown = (page: Page) => page.locator("#_services-menu");

// What opens is measured where it comes to rest.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

test("with a mouse, Services opens on hover and closes 300 ms after the pointer has left", {
  tag: "@engines",
}, async ({ page }) => {
  const leave = () => page.mouse.move(outside.x, outside.y);
  await page.clock.install();
  await openStarted(page, "/about");
  await stopClock(page);
  await services(page).hover();
  await page.clock.runFor(5000);
  await expect(dropdown(page)).toBeVisible();
  await expect(services(page)).toHaveAttribute("aria-expanded", "true");

  await leave();
  await page.clock.runFor(299);
  await services(page).hover();
  await page.clock.runFor(5000);
  await expect(dropdown(page), "the pointer came back in time").toBeVisible();

  await leave();
  await page.clock.runFor(299);
  await expect(dropdown(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dropdown(page)).toBeHidden();
  await expect(services(page)).toHaveAttribute("aria-expanded", "false");

  await test.step("no gap on the way from the item to the dropdown closes it", async () => {
    await services(page).hover();
    await expect(dropdown(page)).toBeVisible();
    const item = await services(page).boundingBox();
    const first = await dropdown(page).getByRole("link").first().boundingBox();
    if (!item || !first) throw new Error("nothing to move between");
    const x = Math.max(item.x + item.width / 2, first.x + 8);
    for (let y = item.y + item.height / 2; y < first.y + 8; y += 1) {
      await page.mouse.move(Math.min(x, item.x + item.width - 1), y);
      await page.clock.runFor(301);
    }
    await expect(dropdown(page)).toBeVisible();
    await leave();
    await page.clock.runFor(300);
    await expect(dropdown(page)).toBeHidden();
  });

  await test.step("clicks and Escape open and close it at once", async () => {
    await services(page).hover();
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.click(outside.x, outside.y);
    await expect(dropdown(page), "a click outside").toBeHidden();

    await services(page).hover();
    await expect(dropdown(page)).toBeVisible();
    await services(page).click();
    await expect(dropdown(page), "the click that follows the hover").toBeVisible();
    await services(page).click();
    await expect(dropdown(page)).toBeHidden();
    await services(page).click();
    await expect(dropdown(page)).toBeVisible();

    await dropdown(page).getByRole("link").last().hover();
    await page.keyboard.press("Escape");
    await expect(dropdown(page)).toBeHidden();
    await page.mouse.move(400, 300);
    await expect(dropdown(page), "under the pointer, after Escape").toBeHidden();
  });
});

test("the dropdown has two columns inside the window, is the only one, and scrolls with its item", async ({
  page,
}) => {
  await openStarted(page, "/about");
  for (const width of [769, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.mouse.move(outside.x, outside.y);
    await services(page).hover();
    await expect(dropdown(page)).toBeVisible();
    const box = await dropdown(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const edges = new Set<number>();
    const entries = dropdown(page)
      .getByRole("link")
      .filter({ has: page.locator("svg") });
    for (const link of await entries.all()) {
      await expect(link.locator("svg").first()).toBeVisible();
      edges.add((await link.boundingBox())?.x ?? 0);
    }
    expect(edges.size, `columns at ${width} px`).toBe(2);
  }

  const regions = page.locator("#_region-menu");
  await page.getByRole("button", { name: "Region" }).click();
  await expect(regions).toBeVisible();
  await expect(dropdown(page)).toBeHidden();
  await services(page).hover();
  await expect(dropdown(page)).toBeVisible();
  await expect(regions).toBeHidden();

  // While the banner scrolls away, under a pointer that stays on the dropdown.
  await dropdown(page).getByRole("link").nth(2).hover();
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
