import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

test("each address stands in every form that the hosts tell apart", () => {
  const redirects = [{ from: "/blog/Half%20Off%3F", to: "/blog/half-off", status: 308 }];
  expect(redirectsFile(redirects, [])).toBe(`/blog/Half%20Off%3F /blog/half-off 308
/blog/Half%20Off%3F/ /blog/half-off 308
/blog/Half%20Off%3F.html /blog/half-off 308
/index/ / 308
/blog/half%20off%3F /blog/half-off 308
/blog/half%20off%3F/ /blog/half-off 308
`);
});

test("a 404 page's own address is no page", () => {
  expect(redirectsFile([], ["404.html", "blog/404.html", "about.html"])).toBe(`/index/ / 308
/404 /not-found 307
/404/ /not-found 307
/404.html /not-found 307
/404/index /not-found 307
/404/index/ /not-found 307
/404/index.html /not-found 307
/blog/404 /blog/not-found 307
/blog/404/ /blog/not-found 307
/blog/404.html /blog/not-found 307
/blog/404/index /blog/not-found 307
/blog/404/index/ /blog/not-found 307
/blog/404/index.html /blog/not-found 307
`);
});

test("beyond the hosts' limit, forms in lower case are left out first", () => {
  const redirects = Array.from({ length: 600 }, (_, i) => ({
    from: `/A${i}`,
    to: "/",
    status: 308,
  }));
  const lines = redirectsFile(redirects, []).trim().split("\n");
  expect(lines).toHaveLength(2000);
  expect(lines).toContain("/A599.html / 308");
});
