import { expect, test } from "vitest";
import { headersWith } from "./headers.ts";

const [{ headers = {} } = {}, ...others] = headersWith("default-src 'none'");

// By the rules of MDN's HTTP Observatory; the policy's: csp.test.ts.
test.each([
  ["X-Content-Type-Options", /^nosniff$/],
  ["X-Frame-Options", /^(DENY|SAMEORIGIN)$/],
  ["Referrer-Policy", /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/],
  ["Cross-Origin-Resource-Policy", /^same-(origin|site)$/],
  ["Cross-Origin-Opener-Policy", /^same-origin$/],
])("%s is strict", (name, strict) => {
  expect(headers[name]).toMatch(strict);
});

test("no page may use what asks for a visitor's permission, or what tells visitors apart", () => {
  const features = headers["Permissions-Policy"]?.split(", ");
  const asking = ["camera", "microphone", "geolocation", "payment", "usb", "clipboard-read"];
  const telling = ["browsing-topics", "local-fonts", "idle-detection", "storage-access"];
  for (const feature of [...asking, ...telling]) expect(features).toContain(`${feature}=()`);
});

test("no other site may read an answer, and none sets a cookie", () => {
  const names = [headers, ...others.map((rule) => rule.headers)].flatMap(Object.keys);
  expect(names).not.toContain("Access-Control-Allow-Origin");
  expect(names).not.toContain("Set-Cookie");
});

test("https is promised for two years, for subdomains and browsers' lists where the site says so", () => {
  const transport = (preload?: boolean) =>
    headersWith("", preload)[0]?.headers["Strict-Transport-Security"];
  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains; preload");
});
