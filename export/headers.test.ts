import { expect, test } from "vitest";
import { headersFile, headersWith } from "./headers.ts";

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

test("a line that Cloudflare would leave out is refused", () => {
  const long = [rule("/a", { "X-A": "x".repeat(2000) })];
  expect(() => headersFile(long)).toThrow("2000 characters");
});
