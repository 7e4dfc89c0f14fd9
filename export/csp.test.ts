import { describe, expect, test } from "vitest";
import { addPolicy, contentSecurityPolicy, hashOf, inlineStyles, policyHeader } from "./csp.ts";
import { parsePage } from "./parsed-page.ts";

describe("the policy", () => {
  const page =
    '<meta charSet="utf-8"/><script>run()</script><style>a{}</style>' +
    '<script type="application/ld+json">{"@type":"Thing"}</script>';

  test("hashes the styles in a page as they are written", () => {
    expect(inlineStyles(parsePage(page))).toEqual(["a{}"]);
    expect(hashOf("a{}")).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  const policy = contentSecurityPolicy({
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    contactUrl: "https://api.example.com/contactus",
  });

  test("allows nothing unsafe, and one address outside", () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-a'; /);
    expect(policy).not.toContain("unsafe");
    expect(policy.match(/https?:\S+/g)).toEqual(["https://api.example.com/contactus;"]);
  });

  test("needs no address for an endpoint of the site's own", () => {
    const own = contentSecurityPolicy({ scripts: [], styles: [], contactUrl: "/contactus" });
    expect(own).toContain("; connect-src 'self'; ");
  });

  test("forbids framing where a header can", () => {
    expect(policyHeader(policy)).toMatch(/; frame-ancestors 'none'$/);
    expect(policy).not.toContain("frame-ancestors");
  });

  test("stands in the page before all that it rules", () => {
    expect(addPolicy(page, policy)).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
    );
  });

  test("refuses a page that has no place for it", () => {
    expect(() => addPolicy("<p>Words</p>", policy)).toThrow("no policy");
  });
});
