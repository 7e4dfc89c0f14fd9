import { expect, test } from "playwright/test";
import { carousels, lefts, parts, shown } from "../support/carousels.ts";
import { holdScripts } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";

const name = "story";
const { path } = carousels[name];

/** The slide to which the visitor has scrolled by then. */
const first = 2;

test("nothing moves when Embla takes over, and the visitor's place is kept", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // With scroll bars that take room, as on most desktops.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  await page.addInitScript(watchLayout);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const { root, list } = parts(page, name);
  await list.scrollIntoViewIfNeeded();
  await list.evaluate(
    (element, first) => element.children[first]?.scrollIntoView({ inline: "start" }),
    first,
  );
  await expect.poll(async () => (await shown(list))[0]).toBe(first);
  const before = (await lefts(list)).slice(first, first + 3);
  const start = await page.evaluate(async () => {
    await document.fonts.ready;
    Reflect.get(window, "watch")();
    return performance.now();
  });
  release();
  await expect(root).toHaveAttribute("data-live");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "framesAfter"))).toBe(5);

  const { frames, heights } = await page.evaluate(() => ({
    frames: Reflect.get(window, "slidePlaces") as number[][],
    heights: Reflect.get(window, "heights") as number[],
  }));
  expect((await shown(list)).slice(0, 1)).toEqual([first]);
  expect((await layoutShift(page, start)).moved).toEqual([]);
  expect(new Set(heights).size).toBe(1);
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames)
    for (const [i, left] of frame.slice(first, first + 3).entries())
      expect(Math.abs(left - (before[i] ?? 0))).toBeLessThanOrEqual(1);
  await browser.close();
});

/** Keeps, for each frame, where the slides are and how high all is. */
function watchLayout(): void {
  const state = window as unknown as Record<string, unknown>;
  state.slidePlaces = [];
  state.heights = [];
  state.framesAfter = 0;
  state.watch = () => {
    const root = document.querySelector(".carousel");
    const view = root?.querySelector("ul")?.parentElement;
    const look = () => {
      const left = view?.getBoundingClientRect().left ?? 0;
      const slides = [...(view?.querySelectorAll("li") ?? [])];
      (state.slidePlaces as number[][]).push(
        slides.map((slide) => slide.getBoundingClientRect().left - left),
      );
      (state.heights as number[]).push(root?.getBoundingClientRect().height ?? 0);
      if (root?.hasAttribute("data-live")) state.framesAfter = (state.framesAfter as number) + 1;
      if ((state.framesAfter as number) < 5) requestAnimationFrame(look);
    };
    look();
  };
}
