import { afterEach, expect, test, vi } from "vitest";
import { bundleInline } from "../inline-scripts.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";

/** Runs the script as the browser does, from its text; returns the marks that it leaves. */
async function marksOf({ userAgent = mac, maxTouchPoints = 0, hostname = "localhost" }) {
  const hosts = { hostUs: "us.example.ca", hostCa: "ca.example.com" };
  const dataset: Record<string, string> = { region: "us", ...hosts };
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints });
  vi.stubGlobal("location", { hostname });
  new Function(await bundleInline(["head.ts"]))();
  return dataset;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile", 5, "android"],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)", 5, "ios"],
  ["an iPad that calls itself Macintosh", mac, 5, "ios"],
  ["a Mac", mac, 0, undefined],
  ["a Windows PC with a touch screen", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, undefined],
])("%s", async (_, userAgent, maxTouchPoints, device) => {
  expect((await marksOf({ userAgent, maxTouchPoints })).device).toBe(device);
});

test.each([
  ["www.angel-app.ca", "ca"],
  ["www.angel-app.com", "us"],
  ["localhost", "us"],
  ["ca.example.com", "ca"],
  ["us.example.ca", "us"],
])("%s is the site of %s, where that of the USA was built", async (hostname, region) => {
  expect((await marksOf({ hostname })).region).toBe(region);
});
