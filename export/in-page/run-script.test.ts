import { afterEach, expect, test, vi } from "vitest";
import { bundleInPage } from "../in-page-scripts.ts";

class FakeScript {
  dataset = {};
  src: string;
  constructor(src: string) {
    this.src = src;
  }
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["https://www.example.com/_next/static/a.js", 1],
  ["https://stats.example.net/beacon.js", 0],
  ["https://www.example.com.example.net/x.js", 0],
  ["chrome-extension://abc/inject.js", 0],
])("of the scripts that fail, %s is fetched past the cache %i times", async (src, times) => {
  const fetched = vi.fn(async () => new Response());
  let fail: (event: object) => void = () => {};
  vi.stubGlobal("location", { origin: "https://www.example.com" });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("HTMLScriptElement", FakeScript);
  vi.stubGlobal("addEventListener", (_: string, listen: typeof fail) => {
    fail = listen;
  });
  new Function(await bundleInPage(["run-script.ts"]))();
  fail({ target: new FakeScript(src) });
  expect(fetched).toHaveBeenCalledTimes(times);
});
