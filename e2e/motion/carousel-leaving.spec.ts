import { expect, test } from "playwright/test";
import { lefts, open, parts } from "../support/carousels.ts";

const name = "story";

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
