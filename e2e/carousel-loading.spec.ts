import { expect, type Page, test } from "playwright/test";
import { carousels, lefts, open, parts, shown } from "./carousels.ts";
import { hydrated } from "./hydration.ts";

/** A word of Embla's own, by which its file is known. */
const embla = "slidesNotInView";

/** Returns a function that counts the scripts with Embla in them that the page has got so far. */
function emblaFilesOf(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  return async () => {
    const all = await Promise.all(scripts);
    expect(all.length).toBeGreaterThan(0);
    return all.filter((script) => script.includes(embla)).length;
  };
}

for (const name of ["story", "services"] as const) {
  const { path, count } = carousels[name];

  test.describe(name, () => {
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

    test("its page has no style attribute in the HTML", async ({ request }) => {
      expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+\sstyle="/);
    });

    test("the first sign of life does not load Embla; coming near does", async ({ page }) => {
      const emblaFiles = emblaFilesOf(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const { root } = parts(page, name);
      await hydrated(root);
      await page.waitForLoadState("networkidle");
      expect(await emblaFiles()).toBe(0);
      await root.scrollIntoViewIfNeeded();
      await expect(root).toHaveAttribute("data-live");
      expect(await emblaFiles()).toBe(1);
    });

    test("stays a list that scrolls where Embla does not come", async ({ page }) => {
      const troubles: Error[] = [];
      page.on("pageerror", (error) => troubles.push(error));
      await page.route("**/_next/static/**/*.js", async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes(embla)) await route.abort();
        else await route.fulfill({ response });
      });
      await page.goto(path);
      const { root, list } = parts(page, name);
      const failed = page.waitForEvent("requestfailed");
      await root.scrollIntoViewIfNeeded();
      await failed;
      await expect(list.locator("..")).toHaveCSS("scrollbar-width", "auto");
      await expect(root.getByRole("button")).toHaveCount(0);
      await list.focus();
      for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
      await expect.poll(async () => (await shown(list))[0]).toBeGreaterThan(0);
      expect(troubles).toEqual([]);
    });

    for (const first of [0, 2])
      test(`nothing moves when Embla takes over at slide ${first + 1}`, async ({
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
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route("**/_next/static/**/*.js", async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "commit" });
        const { root, list } = parts(page, name);
        await list.scrollIntoViewIfNeeded();
        await list.evaluate(
          (element, first) => element.children[first]?.scrollIntoView({ inline: "start" }),
          first,
        );
        await expect.poll(async () => (await shown(list))[0]).toBe(first);
        const before = (await lefts(list)).slice(first, first + 3);
        await page.evaluate(async () => {
          await document.fonts.ready;
          Reflect.get(window, "watch")();
        });
        release();
        await expect(root).toHaveAttribute("data-live");
        await expect.poll(() => page.evaluate(() => Reflect.get(window, "framesAfter"))).toBe(5);

        const { frames, shift } = await page.evaluate(() => ({
          frames: Reflect.get(window, "slidePlaces") as number[][],
          shift: Reflect.get(window, "shift") as number,
        }));
        expect(shift).toBe(0);
        expect(frames.length).toBeGreaterThan(5);
        for (const frame of frames)
          for (const [i, left] of frame.slice(first, first + 3).entries())
            expect(Math.abs(left - (before[i] ?? 0))).toBeLessThanOrEqual(1);
        await browser.close();
      });

    test("leaves nothing running behind, and runs again when one comes back", async ({ page }) => {
      await page.addInitScript(countWork);
      await open(page, name);
      await page.evaluate(() => Reflect.set(window, "stayed", true));
      const { root, list } = parts(page, name);
      const leave = async () => {
        await page.locator('a[href="/privacy-policy"]:visible').last().click();
        await expect(page).toHaveTitle(/Privacy/);
        await expect(root).toHaveCount(0);
        await page.mouse.move(2, 2);
        return page.evaluate(() => Reflect.get(window, "work")());
      };
      const first = await leave();
      expect(first.intervals).toBe(0);
      for (let i = 0; i < 2; i++) {
        await page.goBack();
        await root.scrollIntoViewIfNeeded();
        await expect(root).toHaveAttribute("data-live");
        await page.mouse.move(2, 2);
        const before = await lefts(list);
        await expect.poll(() => lefts(list)).not.toEqual(before);
        expect(await leave()).toEqual(first);
      }
      expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
    });
  });
}

/** Keeps, for each frame, where the slides are, and adds up all shifts of the layout. */
function watchLayout(): void {
  const state = window as unknown as Record<string, unknown>;
  state.slidePlaces = [];
  state.framesAfter = 0;
  state.shift = 0;
  state.watch = () => {
    const start = performance.now();
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.startTime > start) state.shift = (state.shift as number) + entry.value;
    }).observe({ type: "layout-shift" });
    const root = document.querySelector(".carousel");
    const view = root?.querySelector("ul")?.parentElement;
    const look = () => {
      const left = view?.getBoundingClientRect().left ?? 0;
      const slides = [...(view?.querySelectorAll("li") ?? [])];
      (state.slidePlaces as number[][]).push(
        slides.map((slide) => slide.getBoundingClientRect().left - left),
      );
      if (root?.hasAttribute("data-live")) state.framesAfter = (state.framesAfter as number) + 1;
      if ((state.framesAfter as number) < 5) requestAnimationFrame(look);
    };
    look();
  };
}

/** Counts what goes on: intervals, observers of elements that are gone, listeners at the top. */
function countWork(): void {
  const intervals = new Set<unknown>();
  const { setInterval, clearInterval } = window;
  Object.assign(window, {
    setInterval: (...rest: Parameters<typeof setInterval>) => {
      const id = setInterval(...rest);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      clearInterval(id);
    },
  });

  const watched = new Map<unknown, Set<Element>>();
  for (const kind of [IntersectionObserver, ResizeObserver]) {
    const { observe, unobserve, disconnect } = kind.prototype;
    kind.prototype.observe = function (this: IntersectionObserver, element: Element) {
      watched.set(this, (watched.get(this) ?? new Set()).add(element));
      observe.call(this as never, element);
    };
    kind.prototype.unobserve = function (element: Element) {
      watched.get(this)?.delete(element);
      unobserve.call(this as never, element);
    };
    kind.prototype.disconnect = function () {
      watched.delete(this);
      disconnect.call(this as never);
    };
  }

  const listeners: string[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const top = (target: unknown) => target === document || target instanceof MediaQueryList;
  const drop = (type: string) => listeners.splice(listeners.indexOf(type), 1);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (top(this)) {
      listeners.push(type);
      if (typeof options === "object")
        options.signal?.addEventListener("abort", () => drop(type), { once: true });
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (top(this) && listeners.includes(type)) drop(type);
    removeEventListener.call(this, type, listener, options);
  };

  Reflect.set(window, "work", () => ({
    intervals: intervals.size,
    observers: [...watched.values()].filter((elements) =>
      [...elements].some((element) => !element.isConnected),
    ).length,
    listeners: listeners.toSorted(),
  }));
}
