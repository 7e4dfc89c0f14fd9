import { afterEach, expect, test, vi } from "vitest";
import { replaceState } from "./in-page";

afterEach(() => vi.unstubAllGlobals());

test("the state and the address are replaced, and a browser that refuses stops nothing", () => {
  const calls: unknown[][] = [];
  vi.stubGlobal("history", {
    replaceState: (...call: unknown[]) => {
      if (calls.push(call) > 2) throw new DOMException("more than 100 times", "SecurityError");
    },
  });
  for (let call = 0; call < 4; call++) replaceState({ failures: call }, `#tab-${call}`);
  expect(calls.slice(0, 2)).toEqual([
    [{ failures: 0 }, "", "#tab-0"],
    [{ failures: 1 }, "", "#tab-1"],
  ]);
  expect(calls).toHaveLength(4);
});
