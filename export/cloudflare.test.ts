import { describe, expect, test } from "vitest";
import type { SiteRedirect } from "../compiler/site/redirects.ts";
import { headersFile, redirectsFile } from "./cloudflare.ts";

const rule = (source: string, headers: Record<string, string>) => ({ source, headers });

test("a rule takes back what an earlier one set, as the hosts would join the two", () => {
  const rules = [
    rule("/:path*", { "X-A": "1", "X-B": "1" }),
    rule("/:path*.txt", { "X-A": "2" }),
    rule("/_next/static/:path*", { "X-C": "3" }),
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

test("the hosts' own caching is not said again", () => {
  const rules = [
    rule("/:path*", { "Cache-Control": "public, max-age=0, must-revalidate" }),
    rule("/a", { "Cache-Control": "no-store" }),
  ];
  expect(headersFile(rules)).toBe("/a\n  Cache-Control: no-store\n");
});

describe("is refused:", () => {
  test.each([
    ["a pattern that the file cannot say", [rule("/:a/:b", { "X-A": "1" })], "no exact address"],
    [
      "a line that the hosts leave out",
      [rule("/a", { "X-A": "x".repeat(2000) })],
      "2000 characters",
    ],
    [
      "a rule that the hosts leave out",
      Array.from({ length: 101 }, (_, i) => rule(`/${i}`, { "X-A": "1" })),
      "101 rules",
    ],
  ])("%s", (_, rules, message) => {
    expect(() => headersFile(rules)).toThrow(message);
  });
});

test("each address stands in every form that the hosts tell apart", () => {
  const redirects: SiteRedirect[] = [{ from: "/blog/Half%20Off%3F", to: "/blog/half-off" }];
  expect(redirectsFile(redirects)).toBe(`/blog/Half%20Off%3F /blog/half-off 308
/blog/Half%20Off%3F/ /blog/half-off 308
/blog/Half%20Off%3F.html /blog/half-off 308
/index/ / 308
/blog/half%20off%3F /blog/half-off 308
/blog/half%20off%3F/ /blog/half-off 308
`);
});

test("beyond the hosts' limit, forms in lower case are left out first", () => {
  const redirects = Array.from(
    { length: 600 },
    (_, i): SiteRedirect => ({ from: `/A${i}`, to: "/" }),
  );
  const lines = redirectsFile(redirects).trim().split("\n");
  expect(lines).toHaveLength(2000);
  expect(lines).toContain("/A599.html / 308");
});
