import { expect, test } from "vitest";
import { addPolicy, contentSecurityPolicy, policyHeader } from "./csp.ts";

const policyOf = (contactUrl: string) =>
  contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], contactUrl });
const policy = policyOf("https://api.example.com/contactus");

test("the policy allows nothing by default, and one address outside, for scripts and for forms", () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-a'; /);
  expect(policy).toContain("; connect-src 'self' https://api.example.com/contactus; ");
  expect(policy).toContain("; form-action 'self' https://api.example.com; ");
  expect(policyOf("/contactus")).not.toContain("https:");
});

test("no source is unsafe, a scheme or a wildcard, by the rules of MDN's HTTP Observatory", () => {
  const directives = policyHeader(policy).split("; ");
  expect(directives).toEqual(
    expect.arrayContaining([
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  for (const source of directives.flatMap((directive) => directive.split(" ").slice(1)))
    expect(source).not.toMatch(/unsafe|^[a-z]+:$|\*|^http:/);
});

test("the policy stands in the page before all that it rules, or the page is refused", () => {
  expect(addPolicy('<meta charSet="utf-8"/><script>run()</script>', policy)).toMatch(
    /^<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"[^>]*><script>/,
  );
  expect(() => addPolicy("<p>Words</p>", policy)).toThrow("no policy");
});
