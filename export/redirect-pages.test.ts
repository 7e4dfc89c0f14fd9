import { expect, test } from "vitest";
import { redirectPage, redirectPages } from "./redirect-pages.ts";

const targets = [
  { path: "/blog/half-off", canonical: "/blog/half-off", title: 'Half "Off" & More' },
];
const origin = "https://www.example.com";
const to = "/blog/half-off" as const;

test("names the new address, goes there and links to it", () => {
  const page = redirectPage({ path: to, canonical: "/blog", title: "A" }, origin);
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/blog">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/half-off">');
  expect(page).toContain('<a href="/blog/half-off">A</a>');
});

test("has its target's title, escaped", () => {
  const pages = redirectPages([{ from: "/old", to }], targets, origin);
  expect(pages.get("old.html")).toContain("<title>Half &#34;Off&#34; &#38; More</title>");
});

test("lies under the decoded address", () => {
  const pages = redirectPages([{ from: "/blog/Half%20Off", to }], targets, origin);
  expect([...pages.keys()]).toEqual(["blog/Half Off.html"]);
});

test.each([
  ["that would be another folder", "/blog/A%2FB"],
  ["above the export", "/%2e%2e/a"],
  ["that some systems refuse", "/blog/What%3F"],
])("there is none at an address %s", (_, from) => {
  expect(redirectPages([{ from: from as "/", to }], targets, origin).size).toBe(0);
});

test("of two addresses that differ by letter case alone, the first has one", () => {
  const redirects = (["/A", "/a"] as const).map((from) => ({ from, to }));
  expect([...redirectPages(redirects, targets, origin).keys()]).toEqual(["A.html"]);
});
