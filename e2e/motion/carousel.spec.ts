import { expect, type Locator, type Page, test } from "playwright/test";
import {
  carousels,
  lefts,
  moves,
  open,
  openAtRest,
  parts,
  reachable,
  shown,
  stands,
  stepOf,
} from "../support/carousels.ts";

// Both carousels are one component: most is tried on one of them.
const name = "story";
const { speed, count } = carousels[name];

test("one slide shows on phones, three elsewhere, and what is out of sight is inert", async ({
  page,
}) => {
  await openAtRest(page, name);
  const { list } = parts(page, name);
  await page.clock.runFor(2000 + speed + 50);
  // The slide in the middle is the one that one sees where there is room for one.
  for (const [width, places] of [
    [1280, [1, 2, 3]],
    [768, [2]],
    [769, [1, 2, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shown(list)).toEqual(places);
    await page.clock.runFor(50);
    await expect.poll(() => reachable(list)).toEqual(places);
    expect(await read(page, list)).toBe(places.length);
  }
});

for (const name of ["story", "services"] as const)
  test(`${name} moves one slide every 2,000 ms, and has its dots`, async ({ page }) => {
    const { speed, dots } = carousels[name];
    await openAtRest(page, name);
    const { root, list } = parts(page, name);
    await expect(root.getByRole("button")).toHaveCount(dots + 1);
    const [start = 0] = (await lefts(list)).slice(2);
    const step = await stepOf(list);
    const gone = async () => start - ((await lefts(list))[2] ?? 0);
    await page.clock.runFor(1999);
    expect(await gone()).toBe(0);
    await page.clock.runFor(1 + speed / 2);
    expect(await gone()).toBeGreaterThan(step / 2);
    expect(await gone()).toBeLessThan(step);
    await page.clock.runFor(speed / 2 + 16);
    expect(await gone()).toBeCloseTo(step, 0);
    // The second move is due 2,000 ms after the first one, not after its end.
    await page.clock.runFor(2000);
    expect(await gone()).toBeCloseTo(2 * step, 0);
  });

test("goes round without end and without a hole", async ({ page }) => {
  // Slides a part of a pixel wide.
  await page.setViewportSize({ width: 1003, height: 900 });
  await openAtRest(page, name);
  const { list } = parts(page, name);
  const step = await stepOf(list);
  for (let turn = 1; turn <= count + 1; turn++) {
    await page.clock.runFor(2000);
    await page.clock.runFor(speed / 3);
    const row = (await lefts(list)).sort((a, b) => a - b);
    for (const [i, left] of row.slice(1).entries())
      expect(Math.abs(left - (row[i] ?? 0) - step)).toBeLessThan(1);
    expect(row[0]).toBeLessThanOrEqual(0);
    expect(row.at(-1)).toBeGreaterThan(step * 2);
    await page.clock.runFor(speed - speed / 3);
    await page.clock.runFor(32);
    expect(await shown(list)).toEqual([0, 1, 2].map((i) => (i + turn) % count));
    // A new interval, from a full 2,000 ms.
    await parts(page, name).pause.click();
    await parts(page, name).pause.click();
    await moves(page, name);
  }
});

test("has a visible pause button, first in order, that stops and starts it", async ({ page }) => {
  await openAtRest(page, name);
  const { list, pause } = parts(page, name);
  await expect(pause).toBeVisible();
  await expect(pause).toHaveAccessibleName("Pause the moving slides");
  const before = await lefts(list);
  await pause.click();
  await expect(pause).toHaveAccessibleName("Let the slides move");
  await page.mouse.move(2, 2);
  await page.clock.runFor(10_000);
  expect(await lefts(list)).toEqual(before);
  await pause.click();
  await moves(page, name);
  await page.clock.runFor(2000 + speed + 50);
  expect(await lefts(list)).not.toEqual(before);
});

test("stops under the pointer, at the focus and in a hidden tab", async ({ page }) => {
  await openAtRest(page, name);
  const { list, pause } = parts(page, name);
  const before = await lefts(list);
  const still = async () => {
    await stands(page, name);
    await page.clock.runFor(5000);
    expect(await lefts(list)).toEqual(before);
  };

  await list.hover();
  await still();
  await page.mouse.move(2, 2);
  await moves(page, name);

  await pause.focus();
  await still();
  await pause.blur();
  await moves(page, name);

  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await still();
  await hide(false);
  await moves(page, name);
});

test("stands still under reduced motion; keys move it at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: new Date("2026-11-20T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-20T12:00:10Z"));
  await open(page, name);
  const { list, root } = parts(page, name);
  await stands(page, name);
  await expect(root.getByRole("button", { name: "Pause the moving slides" })).toHaveCount(0);
  await page.clock.runFor(10_000);
  expect(await shown(list)).toEqual([0, 1, 2]);
  await list.focus();
  await page.keyboard.press("ArrowRight");
  expect(await shown(list)).toEqual([1, 2, 3]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await shown(list)).toEqual([count - 1, 0, 1]);
});

test("its dots lead to the slides", async ({ page }) => {
  await openAtRest(page, name);
  const { root, list } = parts(page, name);
  const current = root.getByRole("button").and(page.locator("[aria-current]"));
  await expect(current).toHaveAccessibleName("Neighborhood barbershop");
  await root.getByRole("button", { name: "Coffee shop" }).click();
  await page.clock.runFor(speed + 50);
  expect(await shown(list)).toEqual([4, 5, 0]);
  await expect(current).toHaveAccessibleName("Coffee shop");
});

test("Tab goes from the pause to the row and what it shows; arrow keys move it", async ({
  page,
}) => {
  await openAtRest(page, "services");
  const { root, list, pause } = parts(page, "services");
  await pause.focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  for (const link of await list.locator("li:not([inert]) a").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(root.locator(":focus")).toHaveCount(0);

  // Two presses in one move are two slides.
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(carousels.services.speed + 50);
  expect(await shown(list)).toEqual([2, 3, 4]);
  await expect(list).toBeFocused();
});

test("moves by a swipe of the mouse, which is no click", async ({ page }) => {
  await openAtRest(page, "services");
  const { list } = parts(page, "services");
  const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y);
  await page.mouse.move(x - 250, y);
  await page.mouse.up();
  await page.clock.runFor(1900);
  expect(await shown(list)).toEqual([1, 2, 3]);
  await expect(page).toHaveURL(carousels.services.path);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a finger moves the slides, and the page still scrolls", async ({ page }) => {
    await openAtRest(page, "story");
    const { list } = parts(page, "story");
    await expect(list.locator("..")).toHaveCSS("touch-action", "pan-y pinch-zoom");
    const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x?: number) => {
      const touchPoints = x === undefined ? [] : [{ x, y: box.y + 80 }];
      await session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await page.clock.runFor(30);
    };
    // Far less than half a slide, but fast.
    await touch("touchStart", 300);
    await touch("touchMove", 270);
    await touch("touchMove", 230);
    await touch("touchEnd");
    await page.clock.runFor(1500);
    expect(await shown(list)).toEqual([1]);
    await moves(page, "story");
  });
});

/** How many slides a screen reader finds. */
async function read(page: Page, list: Locator): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: `document.querySelector('ul[aria-label="${await list.getAttribute("aria-label")}"]')`,
  });
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    objectId: result.objectId,
    role: "listitem",
  });
  return nodes.filter(({ ignored }) => !ignored).length;
}
