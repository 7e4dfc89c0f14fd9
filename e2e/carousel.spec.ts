import { expect, type Locator, type Page, test } from "playwright/test";

const carousels = {
  story: { path: "/about", label: "Drawings of local shops", speed: 300, count: 6, dots: 6 },
  services: {
    path: "/services/cloud-storage",
    label: "More help for your business",
    speed: 500,
    count: 6,
    dots: 0,
  },
};

type Name = keyof typeof carousels;

function parts(page: Page, name: Name) {
  const { label } = carousels[name];
  const root = page.getByRole("group", { name: label, exact: true });
  return { root, list: root.getByRole("list"), pause: root.getByRole("button").first() };
}

/** Opens the page, brings the carousel into view and waits until scripts have taken it over. */
async function open(page: Page, name: Name) {
  await page.goto(carousels[name].path);
  const { root } = parts(page, name);
  await page.mouse.move(2, 2);
  await root.evaluate((element) => {
    document.documentElement.style.scrollBehavior = "auto";
    element.scrollIntoView({ block: "center" });
  });
  await expect(root).toHaveAttribute("data-live");
}

/** Opens it with the clock stopped; the slides wait for it from then on. */
async function openAtRest(page: Page, name: Name) {
  await page.clock.install({ time: new Date("2026-11-20T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-20T12:00:10Z"));
  await open(page, name);
  await moves(page, name);
}

/** Waits until the slides move by themselves (they then announce nothing). */
const moves = (page: Page, name: Name) =>
  expect(parts(page, name).list).toHaveAttribute("aria-live", "off");
const stands = (page: Page, name: Name) =>
  expect(parts(page, name).list).toHaveAttribute("aria-live", "polite");

/** Left edges of the slides in order, in px from that of the box around the list. */
function lefts(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...element.children].map((slide) => slide.getBoundingClientRect().left - box.left);
  });
}

/** Which slides can be seen, from left to right. */
function shown(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...element.children]
      .map((slide, index) => ({ index, box: slide.getBoundingClientRect() }))
      .filter((slide) => slide.box.right > box.left + 1 && slide.box.left < box.right - 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ index }) => index);
  });
}

for (const name of ["story", "services"] as const) {
  const { path, speed, count, dots } = carousels[name];

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
        const inert = () =>
          list.evaluate((element) =>
            [...element.children].flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
          );
        expect(await inert()).toEqual(first);
        await page.clock.runFor(2000 + speed + 50);
        expect(await shown(list)).toEqual(first.map((index) => index + 1));
        expect(await inert()).toEqual(first.map((index) => index + 1));
      });

    test(`moves one slide every 2,000 ms, in ${speed} ms`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAtRest(page, name);
      const { list } = parts(page, name);
      const before = await lefts(list);
      const step = (before[1] ?? 0) - (before[0] ?? 0);
      const third = async () => (before[2] ?? 0) - ((await lefts(list))[2] ?? 0);

      await page.clock.runFor(1999);
      expect(await third()).toBe(0);
      await page.clock.runFor(1 + speed / 2);
      expect(await third()).toBeGreaterThan(step / 4);
      expect(await third()).toBeLessThan(step);
      // A millisecond before its end it is on its way; with the next frame (16 ms) it is there.
      await page.clock.runFor(speed / 2 - 1);
      expect(await third()).toBeLessThan(step);
      await page.clock.runFor(17);
      expect(await third()).toBeCloseTo(step, 1);
      // The second move is due 2,000 ms after the first one, not after its end.
      await page.clock.runFor(2000 - speed - 16 - 1);
      expect(await third()).toBeCloseTo(step, 1);
      await page.clock.runFor(speed + 18);
      expect(await third()).toBeCloseTo(2 * step, 1);
    });

    test("goes round without end and without a hole", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAtRest(page, name);
      const { list } = parts(page, name);
      const before = await lefts(list);
      const step = (before[1] ?? 0) - (before[0] ?? 0);
      for (let turn = 1; turn <= count + 1; turn++) {
        await page.clock.runFor(2000);
        await page.clock.runFor(speed / 3);
        const row = (await lefts(list)).sort((a, b) => a - b);
        for (const [i, left] of row.slice(1).entries())
          expect(left - (row[i] ?? 0)).toBeCloseTo(step, 0);
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

    test("has a visible pause button, first in order, that stops and starts it", async ({
      page,
    }) => {
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
    });

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
      const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 30, y);
      await page.mouse.move(x - 90, y);
      await page.mouse.up();
      await page.clock.runFor(speed + 50);
      expect(await shown(list)).toEqual([1, 2, 3]);
      await expect(page).toHaveURL(path);
      await page.mouse.move(2, 2);
      await moves(page, name);
      await page.clock.runFor(2000 + speed + 50);
      expect(await shown(list)).toEqual([2, 3, 4]);
    });

    test("begins where the visitor has scrolled to", async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/_next/static/**/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      const { list, root } = parts(page, name);
      await list.scrollIntoViewIfNeeded();
      await list.evaluate((element) => element.children[2]?.scrollIntoView({ inline: "start" }));
      expect(await shown(list)).toEqual([2, 3, 4]);
      release();
      await expect(root).toHaveAttribute("data-live");
      await page.mouse.move(2, 2);
      await root.hover();
      expect(await shown(list)).toEqual([2, 3, 4]);
    });

    test("is a list that scrolls without scripts", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      const { root, list } = parts(page, name);
      await expect(list.getByRole("listitem")).toHaveCount(count);
      await expect(root.getByRole("button")).toHaveCount(0);
      await list.focus();
      await list.evaluate((element) =>
        element.parentElement?.scrollTo({ left: 9999, behavior: "instant" }),
      );
      expect(await shown(list)).toEqual([3, 4, 5]);
      await context.close();
    });

    test(`has ${dots} dots and no arrows`, async ({ page }) => {
      await openAtRest(page, name);
      const { root, list } = parts(page, name);
      await expect(root.getByRole("button")).toHaveCount(dots + 1);
      if (dots === 0) return;
      const current = root.getByRole("button").and(page.locator("[aria-current]"));
      await expect(current).toHaveAccessibleName("Neighborhood barbershop");
      await root.getByRole("button", { name: "Coffee shop" }).click();
      await page.clock.runFor(speed + 50);
      expect(await shown(list)).toEqual([4, 5, 0]);
      await expect(current).toHaveAccessibleName("Coffee shop");
    });

    test("its page has no style attribute in the HTML", async ({ request }) => {
      expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+\sstyle="/);
    });
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a finger moves the slides, and the page still scrolls", async ({ page }) => {
    await openAtRest(page, "story");
    const { list } = parts(page, "story");
    await expect(list.locator("..")).toHaveCSS("touch-action", "pan-y pinch-zoom");
    const box = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + 80 }],
      });
    await touch("touchStart", 300);
    await touch("touchMove", 260);
    await touch("touchMove", 200);
    await touch("touchEnd");
    await page.clock.runFor(350);
    expect(await shown(list)).toEqual([1]);
    await moves(page, "story");
  });
});

test("every service page ends with the other services", async ({ page }) => {
  for (const path of ["/services/digital-flyer-app", "/services/onedaycampaign", "/products"]) {
    await page.goto(path);
    const { list } = parts(page, "services");
    await expect(list.locator(":scope > li")).toHaveCount(6);
    await expect(list.locator(`a[href="${path}"]`)).toHaveCount(0);
  }
});
