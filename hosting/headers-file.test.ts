import { describe, expect, test } from "vitest";
import { headers } from "./headers.ts";
import { headersFile } from "./headers-file.ts";

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  sourceRegex: "",
  headers,
});

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

test("the site's text files for robots are not kept from search engines", () => {
  const file = headersFile(
    headers.map(({ source, headers }) =>
      rule(source, Object.fromEntries(headers.map(({ key, value }) => [key, value]))),
    ),
  );
  for (const name of ["robots", "llms"])
    expect(file).toContain(`/${name}.txt\n  ! X-Robots-Tag\n  X-Robots-Tag: all\n`);
});
