import { expect, type Page, test } from "playwright/test";
import { carousels, lefts, openAtRest, parts, shown, stepOf } from "../support/carousels.ts";

// Both carousels are one component: most is tried on one of them.
const name = "story";
const { speed, count } = carousels[name];

for (const name of ["story", "services"] as const)
  test(`${name} moves one slide every 2,000 ms, in its time within 10 %, and all can be read`, async ({
    page,
  }) => {
    const { speed, count, controls } = carousels[name];
    await openAtRest(page, name);
    const { root, list } = parts(page, name);
    const [start = 0] = (await lefts(list)).slice(2);
    const step = await stepOf(list);
    const gone = async () => start - ((await lefts(list))[2] ?? 0);
    await page.clock.runFor(1999);
    expect(await gone()).toBe(0);
    // Arrived means within 2 % of the way: a spring has no last moment.
    await page.clock.runFor(1 + speed * 0.9);
    expect(Math.abs((await gone()) - step)).toBeGreaterThan(step * 0.02);
    await page.clock.runFor(speed * 0.2);
    expect(Math.abs((await gone()) - step)).toBeLessThan(step * 0.02);
    // The second move is due 2,000 ms after the first one, not after its end.
    await page.clock.runFor(2000 - speed * 1.1 - 50);
    expect(await gone()).toBeCloseTo(step, 0);
    await page.clock.runFor(speed * 1.1 + 100);
    expect(Math.abs((await gone()) - 2 * step)).toBeLessThan(step * 0.02);

    // As screen readers find them.
    await expect(list.getByRole("listitem")).toHaveCount(count);
    await expect(list.locator("[inert]")).toHaveCount(0);
    await expect(root.getByRole("button")).toHaveCount(1 + controls);
  });

test("goes round without end and without a hole, with one slide on phones, three elsewhere", async ({
  page,
}) => {
  // Slides a part of a pixel wide.
  await page.setViewportSize({ width: 1003, height: 900 });
  await openAtRest(page, name);
  const { list } = parts(page, name);
  const step = await stepOf(list);
  await page.clock.runFor(2000);
  for (let turn = 1; turn <= count + 1; turn++) {
    await page.clock.runFor(speed / 3);
    const row = (await lefts(list)).sort((a, b) => a - b);
    for (const [i, left] of row.slice(1).entries())
      expect(Math.abs(left - (row[i] ?? 0) - step)).toBeLessThan(1);
    expect(row[0]).toBeLessThanOrEqual(0);
    expect(row.at(-1)).toBeGreaterThan(step * 2);
    await page.clock.runFor(1000);
    await expect.poll(() => shown(list)).toEqual([0, 1, 2].map((i) => (i + turn) % count));
    await page.clock.runFor(1000 - speed / 3);
  }

  await list.dispatchEvent("keydown", { key: "Shift" });
  // The slide in the middle is the one that one sees where there is room for one.
  for (const [width, places] of [
    [1280, [2, 3, 4]],
    [768, [3]],
    [769, [2, 3, 4]],
    [390, [3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return shown(list);
      }, `at ${width} px`)
      .toEqual(places);
  }
});

test("stops for good at its button and at every use, until it is let go on", async ({ page }) => {
  await openAtRest(page, name);
  const { root, list, pause } = parts(page, name);
  const current = root.getByRole("button").and(page.locator("[aria-current]"));
  await expect(root.getByRole("button").first()).toHaveAccessibleName("Pause the moving slides");
  await expect(current).toHaveAccessibleName("Neighborhood barbershop");
  await pause.focus();
  await stopsForGood(page, "the focus on its button");

  // A hover over the button is the way to it.
  await pause.hover();
  await page.clock.runFor(3000);
  await pause.click();
  await stopsForGood(page, "its button");

  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  await stopsForGood(page, "the focus");

  await list.dispatchEvent("keydown", { key: "Shift" });
  await stopsForGood(page, "a key");

  await list.dispatchEvent("pointerdown", { pointerType: "touch", button: 0 });
  await list.dispatchEvent("pointerup", { pointerType: "touch", button: 0 });
  await stopsForGood(page, "a touch");

  await list.hover();
  await page.clock.runFor(1001);
  await stopsForGood(page, "a hover of more than a second");

  await root.getByRole("button", { name: "Coffee shop" }).click();
  await page.clock.runFor(speed + 500);
  await expect.poll(() => shown(list)).toEqual([4, 5, 0]);
  await expect(current).toHaveAccessibleName("Coffee shop");
  await stopsForGood(page, "a dot");
});

test("waits while the pointer crosses it or the tab is hidden", async ({ page }) => {
  await openAtRest(page, name);
  const { list, pause } = parts(page, name);
  const before = await lefts(list);
  await page.clock.runFor(1500);
  await list.hover();
  await page.clock.runFor(900);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1900);
  expect(await lefts(list)).toEqual(before);

  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(10_000);
  expect(await lefts(list)).toEqual(before);
  await hide(false);
  await expect(pause).toBeVisible();
  await page.clock.runFor(2500);
  expect(await lefts(list)).not.toEqual(before);
});

test("never runs under reduced motion; keys and buttons move it at once", {
  tag: "@engines",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, "services");
  const { list, pause, play, root } = parts(page, "services");
  await expect(pause.or(play)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect.poll(() => shown(list)).toEqual([0, 1, 2]);
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(20);
  await expect.poll(() => shown(list)).toEqual([1, 2, 3]);
  await root.getByRole("button", { name: "Previous service" }).click();
  await page.clock.runFor(20);
  await expect.poll(() => shown(list)).toEqual([0, 1, 2]);
});

test("is moved by a swipe of the mouse, by its buttons, by Tab and by arrow keys", async ({
  page,
}) => {
  await openAtRest(page, "services");
  const { root, list } = parts(page, "services");
  const button = (name: string) => root.getByRole("button", { name });
  const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y);
  await page.mouse.move(x - 250, y);
  await page.mouse.up();
  await page.clock.runFor(1900);
  await expect.poll(() => shown(list)).toEqual([1, 2, 3]);
  await expect(page, "a swipe is no click").toHaveURL(carousels.services.path);

  for (const [name, places] of [
    ["Next service", [2, 3, 4]],
    ["Previous service", [1, 2, 3]],
    ["Previous service", [0, 1, 2]],
    ["Previous service", [5, 0, 1]],
  ] as const) {
    await button(name).click();
    await page.clock.runFor(1000);
    await expect.poll(() => shown(list)).toEqual(places);
  }

  await root.getByRole("button").first().focus();
  for (const part of [button("Previous service"), button("Next service"), list]) {
    await page.keyboard.press("Tab");
    await expect(part).toBeFocused();
  }
  for (const [index, slide] of (await list.getByRole("listitem").all()).entries()) {
    await page.keyboard.press("Tab");
    await expect(slide.getByRole("link")).toBeFocused();
    // The browser scrolls to the focus itself; the move begins as the scroll is taken back.
    await expect.poll(() => list.evaluate((list) => list.parentElement?.scrollLeft)).toBe(0);
    await page.clock.runFor(1500);
    await expect.poll(() => shown(list)).toContain(index);
  }

  // Two presses in one move are two slides.
  const [first = 0] = await shown(list);
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(1500);
  await expect.poll(() => shown(list)).toEqual([2, 3, 4].map((i) => (first + i) % 6));
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a finger moves the slides, each between its neighbours, and the page still scrolls", async ({
    page,
  }) => {
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
    await expect.poll(() => shown(list)).toEqual([1]);

    // The first and the last are neighbours too.
    const step = await stepOf(list);
    for (let turn = 0; turn < count; turn++) {
      const [left = 0, middle = 0, right = 0] = (await lefts(list))
        .sort((a, b) => a - b)
        .filter((place) => place > -step && place < 390);
      expect(middle - left).toBeCloseTo(step, 0);
      expect(right - middle).toBeCloseTo(step, 0);
      // In the page's column; its neighbours show in the margins.
      expect(middle).toBeGreaterThan(20);
      expect(right).toBeLessThan(390 - 12);
      await list.press("ArrowRight");
      await page.clock.runFor(1500);
    }
  });
});

/** Expects that nothing moves by itself any more, and that the button says so and lets it go on. */
async function stopsForGood(page: Page, why: string): Promise<void> {
  const { list, pause, play } = parts(page, name);
  await page.mouse.move(2, 2);
  await expect(play, why).toBeVisible();
  // The move that it was in comes to its end.
  await page.clock.runFor(3000);
  const before = await lefts(list);
  await page.clock.runFor(20_000);
  expect(await lefts(list), why).toEqual(before);

  await play.click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(2500);
  expect(await lefts(list), why).not.toEqual(before);
  await expect(pause).toBeVisible();
}
