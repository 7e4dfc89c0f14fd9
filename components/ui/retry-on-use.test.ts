import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryOnUse } from "./retry-on-use.ts";

const page = new EventTarget();
const attempt = vi.fn<() => Promise<string>>();
/** Lets the next second pass, with a use of the page each 100 ms. */
async function passSecond() {
  for (let count = 0; count < 10; count++) {
    await vi.advanceTimersByTimeAsync(100);
    page.dispatchEvent(new Event("pointermove"));
  }
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  attempt.mockReset().mockRejectedValue(new Error("blocked"));
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what fails is tried again with a use, after pauses that grow, until it succeeds", async () => {
  const result = retryOnUse(attempt);
  for (let second = 1; second <= 16; second++) await passSecond();
  // At once, and after 1, 3, 7 and 15 seconds.
  expect(attempt).toHaveBeenCalledTimes(5);
  attempt.mockResolvedValue("done");
  for (let second = 17; second <= 32; second++) await passSecond();
  expect(attempt).toHaveBeenCalledTimes(6);
  expect(await result).toBe("done");
});

test("once the network is back, the next use counts at once", async () => {
  const result = retryOnUse(attempt);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(1);
  attempt.mockResolvedValue("done");
  page.dispatchEvent(new Event("keydown"));
  expect(await result).toBe("done");
  expect(attempt).toHaveBeenCalledTimes(2);
});
