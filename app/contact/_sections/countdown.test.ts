import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCountdown } from "./countdown";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a countdown ends after its time", () => {
  const done = vi.fn();
  startCountdown(1000, done);
  vi.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(done).toHaveBeenCalledTimes(1);
});

test("it stands still until the last reason to hold it is gone", () => {
  const done = vi.fn();
  const countdown = startCountdown(1000, done);
  vi.advanceTimersByTime(400);
  countdown.hold("hover");
  vi.advanceTimersByTime(5000);
  countdown.hold("focus");
  vi.advanceTimersByTime(5000);
  countdown.release("hover");
  vi.advanceTimersByTime(5000);
  countdown.release("focus");
  vi.advanceTimersByTime(599);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a reason that is given or taken back twice counts once", () => {
  const done = vi.fn();
  const countdown = startCountdown(1000, done);
  countdown.release("hover");
  vi.advanceTimersByTime(400);
  countdown.hold("hover");
  vi.advanceTimersByTime(300);
  countdown.hold("hover");
  countdown.release("hover");
  countdown.release("hover");
  vi.advanceTimersByTime(599);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(done).toHaveBeenCalledTimes(1);
});
