import { expect, test } from "vitest";
import type { SiteRedirect } from "../redirects.ts";
import { siteConf } from "./site-conf.ts";

const everywhere = { source: "/:path*" };

test("a redirect is one line, its signs no part of a pattern", () => {
  const redirects: SiteRedirect[] = [{ from: '/Half%20"Off"%20(a.b)%24', to: "/half-off" }];
  expect(siteConf(redirects, [], [])).toContain(
    String.raw`"~*^/Half \x22Off\x22 \x28a\x2eb\x29\x24(?:\.html|/)?$" "/half-off";`,
  );
});

test("a header of one value is said plainly", () => {
  const headers = [{ ...everywhere, headers: { "X-A": 'say "a"' } }];
  expect(siteConf([], headers, [])).toContain('  add_header X-A "say \\"a\\"" always;');
});

test("of a header with several values the last match counts, as in next.config.ts", () => {
  const headers = [
    { ...everywhere, headers: { "X-A": "1" } },
    { source: "/b.c", headers: { "X-A": "2" } },
  ];
  const conf = siteConf([], headers, []);
  expect(conf).toContain('map $uri $site_x_a {\n  "~^/b\\.c$" "2";\n  "~^/.*$" "1";\n}');
  expect(conf).toContain("  add_header X-A $site_x_a always;");
});

test("a value that nginx would read as a variable is refused", () => {
  const headers = [{ ...everywhere, headers: { "X-A": "$a" } }];
  expect(() => siteConf([], headers, [])).toThrow('nginx cannot say "$"');
});

test("the nearest 404 page is shown, the deepest folder first", () => {
  expect(siteConf([], [], ["404.html", "a/404.html", "a/b/404.html", "a.html"])).toContain(
    `  "~^/a/b/" /a/b/404.html;
  "~^/a/" /a/404.html;
  default /404.html;`,
  );
});
