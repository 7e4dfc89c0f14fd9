import { expect, test, vi } from "vitest";
import type { SiteRedirect } from "../site/pages/redirects.ts";
import { redirectPages, redirectScript, redirectsFile } from "./redirects.ts";

const to = "/blog/half-off" as const;
const targets = [{ path: to, canonical: "/blog", title: 'Half "Off" & More' }];
const pagesOf = (...from: string[]) =>
  redirectPages(
    from.map((address) => ({ from: address as "/", to })),
    targets,
    "https://www.example.com",
  );

test("a page in a redirect's place names the new address, goes there and links to it", () => {
  const page = pagesOf("/old").get("old.html");
  expect(page).toContain("<title>Half &quot;Off&quot; &amp; More</title>");
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/blog">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/half-off">');
  expect(page).toContain('<a href="/blog/half-off">Half &quot;Off&quot; &amp; More</a>');
});

test("a page in the place of a redirect to another site, or to a page with a query, names them", () => {
  const redirects = [
    { from: "/menu", to: "https://menu.example.com/?a=1&b" },
    { from: "/old", to: `${to}?a=1#b` },
  ];
  const pages = redirectPages(redirects, targets, "https://www.example.com");
  expect(pages.get("menu.html")).toContain('canonical" href="https://menu.example.com/?a=1&amp;b"');
  expect(pages.get("menu.html")).toContain('<a href="https://menu.example.com/?a=1&amp;b">');
  expect(pages.get("old.html")).toContain('canonical" href="https://www.example.com/blog">');
  expect(pages.get("old.html")).toContain('url=/blog/half-off?a=1#b">');
});

test.each([
  ["https://www.example.com/blog/half-off", "https://www.example.com/blog/half-off?utm=may#menu"],
  ["https://www.example.com/?a=1#faq", "https://www.example.com/?a=1#faq"],
  ["https://www.example.com/prices#runs", "https://www.example.com/prices?utm=may#runs"],
])("a visitor with a query and a part is led on with them: %s", (href, address) => {
  expect(pagesOf("/old").get("old.html")).toContain(`>${redirectScript}</script>`);
  const replace = vi.fn();
  const location = { search: "?utm=may", hash: "#menu", replace };
  new Function("document", "location", redirectScript)(
    { querySelector: () => ({ href }) },
    location,
  );
  expect(String(replace.mock.calls[0])).toBe(address);
});

test.each([
  ["under the decoded address", ["/blog/Half%20Off"], ["blog/Half Off.html"]],
  ["not where it would be another folder", ["/blog/A%2FB"], []],
  ["not above the export", ["/%2e%2e/a"], []],
  ["not under a name that some systems refuse", ["/blog/What%3F"], []],
  ["not under the name of another file", ["/menu.pdf", "/shop.PHP"], []],
  ["under a name with a dot in it", ["/blog/St.%20Albert"], ["blog/St. Albert.html"]],
])("it is there %s", (_, from, files) => {
  expect([...pagesOf(...from).keys()]).toEqual(files);
});

test("each redirect stands as it is, and with a slash", () => {
  const redirects: SiteRedirect[] = [{ from: "/blog/Half%20Off%3F", to: "/blog/half-off" }];
  expect(redirectsFile(redirects)).toBe(`/index/ / 308
/blog/Half%20Off%3F /blog/half-off 308
/blog/Half%20Off%3F/ /blog/half-off 308
`);
});
