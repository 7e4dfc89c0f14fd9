import { expect, test } from "vitest";
import { headersFile, headersWith, hostRules } from "./headers.ts";

test("https is promised for two years, for subdomains and browsers' lists where the site says so", () => {
  const transport = (preload?: boolean) =>
    headersWith("", preload)[0]?.headers["Strict-Transport-Security"];
  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains; preload");
});

const rule = (source: string, headers: Record<string, string>) => ({ source, headers });

test("a rule takes back what an earlier one set, as Cloudflare would join the two", () => {
  const rules = [
    rule("/*", { "X-A": "1", "X-B": "1" }),
    rule("/*.txt", { "X-A": "2" }),
    rule("/_next/static/*", { "X-C": "3" }),
  ];
  expect(headersFile(rules)).toBe(`/*
  X-A: 1
  X-B: 1

/*.txt
  ! X-A
  X-A: 2

/_next/static/*
  X-C: 3
`);
});

test("at the site's own hosts, and nowhere else, pages may be indexed; https is asked for at the build's", () => {
  const origins = ["https://www.example.com", "https://example.ca"];
  expect(hostRules(origins, "https://www.example.com")).toBe(`
https://localhost/*
  ! X-Robots-Tag

https://example.com/*
  ! X-Robots-Tag

https://www.example.com/*
  ! X-Robots-Tag
  Content-Security-Policy: upgrade-insecure-requests

https://example.ca/*
  ! X-Robots-Tag

https://www.example.ca/*
  ! X-Robots-Tag
`);
});

test("a line that Cloudflare would leave out is refused", () => {
  const long = [rule("/a", { "X-A": "x".repeat(2000) })];
  expect(() => headersFile(long)).toThrow("2000 characters");
});
