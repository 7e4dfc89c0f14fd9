import { expect, test } from "vitest";
import { readRoutes } from "./routes.ts";

const sourceRegex = "^\\/a$";

test("redirects and headers are told apart, Next's own patterns left out", () => {
  expect(
    readRoutes([
      { source: "/:path*", sourceRegex, headers: { "X-A": "1" } },
      { source: "/:path+/", sourceRegex, status: 308, headers: { Location: "/$1" } },
      { source: "/old", sourceRegex, status: 308, headers: { Location: "/new" } },
      { sourceRegex, headers: { "cache-control": "Next's own, without a source" } },
    ]),
  ).toEqual({
    redirects: [{ from: "/old", to: "/new", status: 308 }],
    headers: [{ source: "/:path*", sourceRegex, headers: { "X-A": "1" } }],
  });
});

test("an address is freed of the signs that kept it from being a pattern", () => {
  const source = "/Half%20Off%20\\(or%20More\\)";
  const { redirects } = readRoutes([
    { source, sourceRegex, status: 308, headers: { Location: "/b" } },
  ]);
  expect(redirects).toEqual([{ from: "/Half%20Off%20(or%20More)", to: "/b", status: 308 }]);
});

test("a rule with a condition is refused", () => {
  const has = [{ type: "cookie", key: "a" }];
  expect(() => readRoutes([{ source: "/a", sourceRegex, headers: { "X-A": "1" }, has }])).toThrow(
    'next.config.ts: /a: static hosts know no "has" and no "missing"',
  );
});
