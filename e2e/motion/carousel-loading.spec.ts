import { expect, type Page, test } from "playwright/test";
import { carousels, lefts, parts, shown } from "../support/carousels.ts";
import { holdScripts, hydrated, nextFrames } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";

/** A word of Embla's own, by which its file is known. */
const embla = "slidesNotInView";

/** Returns a function that counts the scripts with Embla in them that the page has asked for so far. */
function emblaFilesOf(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script")
      scripts.push(request.response().then((response) => response?.text() ?? ""));
  });
  return async () => {
    const all = await Promise.all(scripts);
    expect(all.length).toBeGreaterThan(0);
    return all.filter((script) => script.includes(embla)).length;
  };
}

const name = "story";
const { path } = carousels[name];

test("Embla comes with the carousel, not before; where it fails, the list still scrolls", async ({
  page,
}) => {
  const problems: Error[] = [];
  page.on("pageerror", (error) => problems.push(error));
  const emblaFiles = emblaFilesOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const { root, list } = parts(page, name);
  await hydrated(root);
  await nextFrames(page);
  expect(await emblaFiles(), "at the first sign of life").toBe(0);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await root.scrollIntoViewIfNeeded();
  await failed;
  await expect(list.locator("..")).toHaveCSS("scrollbar-width", "auto");
  await expect(root.getByRole("button")).toHaveCount(0);
  await list.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await shown(list))[0]).toBeGreaterThan(0);
  expect(problems).toEqual([]);

  await page.unrouteAll();
  await page.reload();
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute("data-live");
  expect(await emblaFiles()).toBe(1);
});

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
