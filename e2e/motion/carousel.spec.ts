import { expect, test } from "playwright/test";
import { carousels, lefts, openAtRest, parts, shown } from "../support/carousels.ts";

// Both carousels are one component: most is tried on one of them.
const name = "story";

for (const name of ["story", "services"] as const)
  test(`${name} moves one slide every 2,000 ms, in its time within 10 %, and all can be read`, async ({
    page,
  }) => {
    const { speed, count, controls } = carousels[name];
    await openAtRest(page, name);
    const { root, list } = parts(page, name);
    const [before = 0, start = 0] = (await lefts(list)).slice(1);
    const step = start - before;
    const gone = async () => start - ((await lefts(list))[2] ?? 0);
    await page.clock.runFor(1999);
    expect(await gone()).toBe(0);
    // Arrived means within 2 % of the way: a spring has no last moment.
    await page.clock.runFor(1 + speed * 0.9);
    expect(Math.abs((await gone()) - step)).toBeGreaterThan(step * 0.02);
    await page.clock.runFor(speed * 0.2);
    expect(Math.abs((await gone()) - step)).toBeLessThan(step * 0.02);
    // The second move is due 2,000 ms after the first one, not after its end.
    await page.clock.runFor(2000 + 100);
    expect(Math.abs((await gone()) - 2 * step)).toBeLessThan(step * 0.02);

    // As screen readers find them.
    await expect(list.getByRole("listitem")).toHaveCount(count);
    await expect(list.locator("[inert]")).toHaveCount(0);
    await expect(root.getByRole("button")).toHaveCount(1 + controls);
  });

test("goes round without end, with one slide on phones, three elsewhere", async ({ page }) => {
  await openAtRest(page, name);
  const { list } = parts(page, name);
  const { count } = carousels[name];
  await page.clock.runFor(1000);
  for (let turn = 1; turn <= count + 1; turn++) {
    await page.clock.runFor(2000);
    await expect.poll(() => shown(list)).toEqual([0, 1, 2].map((i) => (i + turn) % count));
  }
  await list.press("Shift");
  // The slide in the middle is the one that one sees where there is room for one.
  for (const [width, places] of [
    [768, [2]],
    [769, [1, 2, 3]],
    [390, [2]],
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
  const { root, list, pause, play } = parts(page, name);
  const stopsForGood = async (why: string) => {
    await page.mouse.move(2, 2);
    await expect(play, why).toBeVisible();
    // The move that it was in comes to its end.
    await page.clock.runFor(3000);
    const before = await shown(list);
    await page.clock.runFor(5000);
    expect(await shown(list), why).toEqual(before);
    await play.click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(3000);
    expect(await shown(list), why).not.toEqual(before);
    await expect(pause).toBeVisible();
  };

  await pause.click();
  await stopsForGood("its button");
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  await stopsForGood("the focus");
  await list.dispatchEvent("keydown", { key: "Shift" });
  await stopsForGood("a key");
  await list.dispatchEvent("mousedown", { button: 0 });
  await list.dispatchEvent("mouseup", { button: 0 });
  await stopsForGood("a press");
  await list.locator("..").hover();
  await stopsForGood("a hover");
  await root.getByRole("button").last().click();
  await expect(root.getByRole("button").last()).toHaveAttribute("aria-current");
  await page.clock.runFor(1000);
  await expect.poll(() => shown(list)).toEqual([4, 5, 0]);
  // A window of another width starts nothing.
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.clock.runFor(5000);
  await expect.poll(() => shown(list)).toEqual([4, 5, 0]);
  await stopsForGood("a dot");
});

test("never runs under reduced motion; keys, buttons and Tab move it at once", {
  tag: "@engines",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, "services");
  const { list, pause, play, root } = parts(page, "services");
  const expectShown = async (places: number[]) => {
    await page.clock.runFor(50);
    await expect.poll(() => shown(list)).toEqual(places);
  };
  await expect(pause.or(play)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expectShown([0, 1, 2]);
  await root.getByRole("button", { name: "Previous service" }).click();
  await expectShown([5, 0, 1]);
  await root.getByRole("button", { name: "Next service" }).click();
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectShown([2, 3, 4]);
  for (const [index, slide] of (await list.getByRole("listitem").all()).entries()) {
    await page.keyboard.press("Tab");
    await expect(slide.getByRole("link")).toBeFocused();
    await page.clock.runFor(50);
    await expect.poll(() => shown(list)).toContain(index);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a finger moves the slides, and the page still scrolls", async ({ page }) => {
    await openAtRest(page, name);
    const { list } = parts(page, name);
    await expect(list.locator("..")).toHaveCSS("touch-action", "pan-y pinch-zoom");
    const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x?: number) => {
      const touchPoints = x === undefined ? [] : [{ x, y: box.y + 80 }];
      await session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await page.clock.runFor(30);
    };
    await touch("touchStart", 300);
    await touch("touchMove", 270);
    await touch("touchMove", 230);
    await touch("touchEnd");
    await page.clock.runFor(1500);
    await expect.poll(() => shown(list)).toEqual([1]);
    // Its neighbours show in the margins.
    const places = (await lefts(list)).filter((left) => left > -390 && left < 390);
    expect(places).toHaveLength(3);
  });
});
