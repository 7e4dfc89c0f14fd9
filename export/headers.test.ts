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
  const having = (name: string) => rules.flatMap((r) => (name in r.headers ? r.source : []));
  expect(having("Access-Control-Allow-Origin")).toEqual(["/blog-lists/feed.atom"]);
  expect(having("Set-Cookie")).toEqual([]);
});

test("https is promised for two years, for subdomains and browsers' lists where the site says so", () => {
  const transport = (preload?: boolean) =>
    headersWith("", preload)[0]?.headers["Strict-Transport-Security"];
  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains; preload");
});
