import { afterEach, expect, test, vi } from "vitest";
import { bundleInline } from "../inline-scripts.ts";

afterEach(() => vi.unstubAllGlobals());

const origin = "https://www.example.com";

test.each([
  ["#sent", "", ["/contact"]],
  ["#not-sent-full", "", ["/contact"]],
  ["#not-sent", "https://www.example.net/", ["/contact"]],
  ["#sent", `${origin}.example.net/`, ["/contact"]],
  ["#sent", `${origin}/contact`, undefined],
  // As after a redirect of an endpoint on another host.
  ["#not-sent", `${origin}/`, undefined],
  ["#write", "", undefined],
  ["", "", undefined],
  // From the receiver's redirect, where the browser sends no referrer.
  ["#not-sent-full", "", undefined, 1],
  ["#sent", "https://www.example.net/", ["/contact"], 1],
])("%s from %j leads to %j", async (hash, referrer, call, redirectCount = 0) => {
  const script = await bundleInline(["outcome.ts"]);
  const replace = vi.fn();
  vi.stubGlobal("location", { origin, pathname: "/contact", hash, replace });
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("performance", { now: Date.now, getEntriesByType: () => [{ redirectCount }] });
  new Function(script)();
  expect(replace.mock.calls[0]).toEqual(call);
});
