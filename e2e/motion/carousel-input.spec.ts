import { expect, type Locator, test } from "playwright/test";
import { carousels, lefts, moves, openAtRest, parts, shown, stepOf } from "../support/carousels.ts";

const name = "services";
const { path, speed, count } = carousels[name];

test("moves by the arrow keys, and keeps the focus in sight", async ({ page }) => {
  await openAtRest(page, name);
  const { list } = parts(page, name);
  await list.focus();
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(speed + 50);
  expect(await shown(list)).toEqual([count - 1, 0, 1]);
  // Two presses in one move are two slides.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(speed + 50);
  expect(await shown(list)).toEqual([1, 2, 3]);

  const link = list.getByRole("link").first();
  if ((await link.count()) === 0) return;
  await link.focus();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(speed + 50);
  await expect(list).toBeFocused();
});

test("moves by a swipe, and a swipe is no click", async ({ page }) => {
  await openAtRest(page, name);
  const { list } = parts(page, name);
  const step = await stepOf(list);
  const { x, y } = await middleOf(list);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // More than half a slide: how fast it goes makes no difference.
  await page.mouse.move(x - 30, y);
  await page.mouse.move(x - 250, y);
  await page.mouse.up();
  await page.clock.runFor(1900);
  expect(await shown(list)).toEqual([1, 2, 3]);
  await expect(page).toHaveURL(path);
  // The next move by itself takes its exact time again.
  const [start = 0] = (await lefts(list)).slice(3);
  const gone = async () => start - ((await lefts(list))[3] ?? 0);
  await page.mouse.move(2, 2);
  await moves(page, name);
  await page.clock.runFor(2000 + speed - 17);
  expect(await gone()).toBeGreaterThan(step / 2);
  expect(await gone()).toBeLessThan(step);
  await page.clock.runFor(17 + 16);
  expect(await gone()).toBeCloseTo(step, 0);
  expect(await shown(list)).toEqual([2, 3, 4]);
});

test("stays under the finger while it is held, also one that catches a move", async ({ page }) => {
  await openAtRest(page, name);
  const { list } = parts(page, name);
  const step = await stepOf(list);
  const { x, y } = await middleOf(list);
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(speed / 4);
  const [caught = 0] = (await lefts(list)).slice(2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(speed);
  expect((await lefts(list))[2]).toBeCloseTo(caught, 0);
  await page.mouse.move(x + 100, y, { steps: 5 });
  await page.clock.runFor(5000);
  expect(caught + 100 - ((await lefts(list))[2] ?? 0)).toBeCloseTo(0, 0);
  await page.mouse.up();
  // Let go, it slides into its place; it does not jump there.
  await page.clock.runFor(50);
  const [sliding = 0] = await lefts(list);
  await page.clock.runFor(1850);
  const [settled = 0] = await lefts(list);
  expect(Math.abs(settled - sliding)).toBeGreaterThan(5);
  expect(Math.abs(settled / step - Math.round(settled / step)) * step).toBeLessThan(1);
});

test("after a swipe that ends elsewhere, Enter follows a link", async ({ page }) => {
  await openAtRest(page, name);
  const { list } = parts(page, name);
  const link = list.getByRole("link").first();
  if ((await link.count()) === 0) return;
  const { x, y } = await middleOf(list);
  const above = ((await list.boundingBox())?.y ?? 0) - 30;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, above, { steps: 3 });
  await page.mouse.up();
  await page.clock.runFor(1900);
  const shownLink = list.locator("li:not([inert]) a").first();
  const address = (await shownLink.getAttribute("href")) ?? "";
  await shownLink.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
});

test("Tab goes from the pause button to the row and what it shows, then on", async ({ page }) => {
  await openAtRest(page, name);
  const { root, list, pause } = parts(page, name);
  await pause.focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  const links = await list.locator("li:not([inert]) a").all();
  const dots = (await root.getByRole("button").all()).slice(1);
  for (const next of [...links, ...dots]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(root.locator(":focus")).toHaveCount(0);
  expect(await shown(list)).toEqual([0, 1, 2]);
});

async function middleOf(list: Locator): Promise<{ x: number; y: number }> {
  const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

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
