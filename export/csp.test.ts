import { expect, test } from "vitest";
import { addPolicy, contentSecurityPolicy, hashOf, inlineStyles, policyHeader } from "./csp.ts";
import { parsePage } from "./parsed-page.ts";

const page =
  '<meta charSet="utf-8"/><script>run()</script><style>a{}</style>' +
  '<script type="application/ld+json">{"@type":"Thing"}</script>';
const policyOf = (contactUrl: string) =>
  contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], contactUrl });
const policy = policyOf("https://api.example.com/contactus");

test("the styles in a page are hashed as they are written", () => {
  expect(inlineStyles(parsePage(page))).toEqual(["a{}"]);
  expect(hashOf("a{}")).toMatch(/^'sha256-[\w+/]{43}='$/);
});

test("the policy allows nothing by default, and one address outside, for scripts and for forms", () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-a'; /);
  expect(policy.match(/https?:\S+/g)).toEqual([
    "https://api.example.com/contactus;",
    "https://api.example.com;",
  ]);
  expect(policy).toContain("; form-action 'self' https://api.example.com; ");
  expect(policyOf("/contactus")).toContain("; connect-src 'self'; ");
  expect(policyOf("/contactus")).toContain("; form-action 'self'; ");
});

test("no sign of the form's address ends its source or its directive", () => {
  const odd = policyOf('https://api.example.com/a;b,c "d"?key=e;f#g');
  expect(odd.split("; ")).toHaveLength(policy.split("; ").length);
  expect(odd).toContain("connect-src 'self' https://api.example.com/a%3Bb%2Cc%20%22d%22; ");
});

test("no source is unsafe, a scheme or a wildcard, by the rules of MDN's HTTP Observatory", () => {
  const directives = policyHeader(policy).split("; ");
  expect(directives).toContain("base-uri 'none'");
  for (const source of directives.flatMap((directive) => directive.split(" ").slice(1)))
    expect(source).not.toMatch(/unsafe|^[a-z]+:$|\*|^http:/);
});

test("framing is forbidden by the header, which alone can", () => {
  expect(policyHeader(policy)).toMatch(/; frame-ancestors 'none'$/);
  expect(policy).not.toContain("frame-ancestors");
});

test("the policy stands in the page before all that it rules, or the page is refused", () => {
  expect(addPolicy(page, policy)).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
  );
  expect(() => addPolicy("<p>Words</p>", policy)).toThrow("no policy");
});
