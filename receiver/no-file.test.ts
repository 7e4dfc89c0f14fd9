import { expect, test } from "vitest";
import { answerWithoutFile } from "./no-file.ts";

const origin = "https://www.example.com";

/** The files of a build: two not-found pages, pages, a post, and redirects from what was one. */
const files = {
  async fetch(address: URL) {
    const { pathname } = address;
    if (pathname === "/404" || pathname === "/blog-lists/404")
      return new Response(pathname, { headers: { "X-Frame-Options": "DENY", ETag: '"1"' } });
    if (["/", "/contact", "/blog-lists/half-off"].includes(pathname)) return new Response("page");
    if (pathname === "/services/old")
      return new Response(null, { status: 308, headers: { Location: "/contact#form" } });
    const Location = "/blog-lists/half-off";
    if (pathname === "/blog-lists/save-50")
      return new Response(null, { status: 308, headers: { Location } });
    return new Response(null, { status: 404 });
  },
};

const answer = (path: string, init?: RequestInit) =>
  answerWithoutFile(new Request(origin + path, init), files);

// Which addresses an address may mean: site/pages/near-miss.test.ts.
test.each([
  ["/blog-lists/HALF%20OFF!?x=1&y=%20", "/blog-lists/half-off?x=1&y=%20"],
  ["/blog-lists/Save%2050%25", "/blog-lists/half-off"],
  ["/Contact", "/contact"],
  ["/Services/OLD?x=1", "/contact?x=1#form"],
])("%s leads to its page", async (path, location) => {
  const response = await answer(path);
  expect(response.status).toBe(308);
  expect(response.headers.get("Location")).toBe(location);
  // Otherwise browsers keep it for ever.
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
});

test.each([
  ["/nothing", "/404"],
  ["//Contact", "/404"],
  ["/pictures/nothing.webp", "/404"],
  ["/blog-lists/nothing/deeper", "/blog-lists/404"],
  ["/blog-lists/404", "/blog-lists/404"],
  ["/Blog-Lists/404", "/404"],
  ["/blog-lists/%E0%A4%A", "/blog-lists/404"],
])("%s is not found, and no cache keeps that", async (path, page) => {
  const response = await answer(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(page);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  expect(response.headers.has("ETag")).toBe(false);
});

test("only reading is possible", async () => {
  const response = await answer("/nothing", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD");
});
