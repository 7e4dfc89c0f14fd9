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

test("a countdown stays paused until every hold is released", () => {
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

test("a repeated hold or release counts once", () => {
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

test.each(["is over", "is cancelled"])("a countdown that %s never calls again", (end) => {
  const done = vi.fn();
  const countdown = startCountdown(1000, done);
  if (end === "is over") vi.advanceTimersByTime(1000);
  else countdown.cancel();
  const calls = done.mock.calls.length;
  countdown.hold("hover");
  countdown.release("hover");
  vi.advanceTimersByTime(5000);
  expect(done).toHaveBeenCalledTimes(calls);
});
