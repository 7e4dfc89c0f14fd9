import { expect, test } from "vitest";
import { headersWith } from "./headers.ts";

const rules = headersWith("default-src 'none'");

test("headers are strict by the rules of MDN's HTTP Observatory, and none sets a cookie", () => {
  expect(rules[0]?.headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": expect.stringContaining("camera=()"),
  });
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  expect(names).not.toContain("Access-Control-Allow-Origin");
  expect(names).not.toContain("Set-Cookie");
});

test("https is promised for two years, for subdomains and browsers' lists where the site says so", () => {
  const transport = (preload?: boolean) =>
    headersWith("", preload)[0]?.headers["Strict-Transport-Security"];
  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains; preload");
});
