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

for (const name of ["story", "services"] as const) {
  const { speed, dots } = carousels[name];

  test.describe(name, () => {
    for (const [width, visible] of [
      [390, 1],
      [768, 1],
      [769, 3],
      [1280, 3],
    ] as const)
      test(`shows ${visible} at ${width} px, and what is out of sight is inert`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await openAtRest(page, name);
        const { list } = parts(page, name);
        const first = Array.from({ length: visible }, (_, index) => index);
        expect(await shown(list)).toEqual(first);
        expect(await reachable(list)).toEqual(first);
        expect(await read(page, list)).toBe(visible);
        await page.clock.runFor(2000 + speed + 50);
        expect(await shown(list)).toEqual(first.map((index) => index + 1));
        expect(await reachable(list)).toEqual(first.map((index) => index + 1));
        expect(await read(page, list)).toBe(visible);
      });

    test(`has ${dots} dots and moves one slide every 2,000 ms, in ${speed} ms`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAtRest(page, name);
      const { root, list } = parts(page, name);
      await expect(root.getByRole("button")).toHaveCount(dots + 1);
      const [start = 0] = (await lefts(list)).slice(2);
      const step = await stepOf(list);
      const gone = async () => start - ((await lefts(list))[2] ?? 0);
      /** Share of the way after so many ms; the last frame is at most 17 ms old. */
      const expectGone = async (moves: number, ms: number) => {
        const share = (at: number) => moves + 1 - (1 - Math.max(0, at) / speed) ** 3;
        expect(await gone()).toBeGreaterThanOrEqual(share(ms - 17) * step - 1);
        expect(await gone()).toBeLessThanOrEqual(share(ms) * step + 1);
      };

      await page.clock.runFor(1999);
      expect(await gone()).toBe(0);
      await page.clock.runFor(1 + speed / 4);
      await expectGone(0, speed / 4);
      await page.clock.runFor(speed / 4);
      await expectGone(0, speed / 2);
      // Just before its end it is on its way; with the first frame after it, it is there.
      await page.clock.runFor(speed / 2 - 17);
      expect(await gone()).toBeLessThan(step);
      await page.clock.runFor(17 + 16);
      expect(await gone()).toBeCloseTo(step, 0);
      // The second move is due 2,000 ms after the first one, not after its end.
      await page.clock.runFor(2000 - speed - 16 - 1);
      expect(await gone()).toBeCloseTo(step, 0);
      await page.clock.runFor(1 + speed / 2);
      await expectGone(1, speed / 2);
      await page.clock.runFor(speed / 2 + 16);
      expect(await gone()).toBeCloseTo(2 * step, 0);
    });
  });
}

const name = "story";
const { speed, count } = carousels[name];

// Tests of both carousels, which are one component.
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
  await page.clock.runFor(1999);
  expect(await lefts(list)).toEqual(before);
  await page.clock.runFor(1 + speed + 50);
  expect(await lefts(list)).not.toEqual(before);
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

// The slide that one sees where there is room for one.
for (const [name, lead] of [
  ["story", 2],
  ["services", 1],
] as const)
  test(`${name} keeps its place when the window crosses 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAtRest(page, name);
    const { list } = parts(page, name);
    await page.clock.runFor(2000 + carousels[name].speed + 50);
    for (const [width, places] of [
      [600, [lead]],
      [1280, [1, 2, 3]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shown(list)).toEqual(places);
      await page.clock.runFor(50);
      await expect.poll(() => reachable(list)).toEqual(places);
    }
    await parts(page, name).root.scrollIntoViewIfNeeded();
    await moves(page, name);
    await page.clock.runFor(2000 + carousels[name].speed + 50);
    expect(await shown(list)).toEqual([2, 3, 4]);
  });

test("its dots lead to the slides, and it has no arrows", async ({ page }) => {
  await openAtRest(page, name);
  const { root, list } = parts(page, name);
  const current = root.getByRole("button").and(page.locator("[aria-current]"));
  await expect(current).toHaveAccessibleName("Neighborhood barbershop");
  await root.getByRole("button", { name: "Coffee shop" }).click();
  await page.clock.runFor(speed + 50);
  expect(await shown(list)).toEqual([4, 5, 0]);
  await expect(current).toHaveAccessibleName("Coffee shop");
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

test("every service page ends with the other services", async ({ page }) => {
  for (const path of ["/services/digital-flyer-app", "/services/onedaycampaign", "/products"]) {
    await page.goto(path);
    const { list } = parts(page, "services");
    await expect(list.locator(":scope > li")).toHaveCount(6);
    await expect(list.locator(`a[href="${path}"]`)).toHaveCount(0);
  }
});
