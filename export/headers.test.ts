import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, hashOf, policyHeader } from "./csp.ts";
import { headersWith } from "./headers.ts";

const policy = contentSecurityPolicy({
  scripts: [hashOf("run()")],
  styles: [hashOf("a{}")],
  contactUrl: "https://api.example.com/contactus",
});
const [{ headers = {} } = {}, ...others] = headersWith(policyHeader(policy));

describe("by the rules of MDN's HTTP Observatory", () => {
  const directives = new Map(
    (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values] as const;
    }),
  );

  test("the policy allows nothing by default", () => {
    expect(directives.get("default-src")).toEqual(["'none'"]);
    for (const name of ["base-uri", "frame-ancestors"])
      expect(directives.get(name), name).toEqual(["'none'"]);
    // The step "Who will see it?" leads to /contact.
    expect(directives.get("form-action")).toEqual(["'self'"]);
  });

  test("no source is unsafe, a scheme or a wildcard", () => {
    for (const [name, values] of directives)
      for (const value of values) expect(value, name).not.toMatch(/unsafe|^[a-z]+:$|\*|^http:/);
  });

  test("https is kept to for at least six months", () => {
    const [, seconds] = /^max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
  });

  test.each([
    ["X-Content-Type-Options", /^nosniff$/],
    ["X-Frame-Options", /^(DENY|SAMEORIGIN)$/],
    ["Referrer-Policy", /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/],
    ["Cross-Origin-Resource-Policy", /^same-(origin|site)$/],
  ])("%s is strict", (name, strict) => {
    expect(headers[name]).toMatch(strict);
  });

  test("no other site may read an answer, and none sets a cookie", () => {
    const names = [headers, ...others.map((rule) => rule.headers)].flatMap(Object.keys);
    expect(names).not.toContain("Access-Control-Allow-Origin");
    expect(names).not.toContain("Set-Cookie");
  });
});

test("https is promised for subdomains and browsers' lists only where the site says so", () => {
  const transport = (preload?: boolean) =>
    headersWith(policy, preload)[0]?.headers["Strict-Transport-Security"];
  expect(transport()).toBe("max-age=63072000");
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains; preload");
});

test("pages of other sites may show the icons", () => {
  for (const source of ["/favicon.ico", "/favicon.svg", "/:path*.png"])
    expect(others).toContainEqual({
      source,
      headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
    });
});
