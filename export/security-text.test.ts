import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

test("has the fields of RFC 9116, and expires 364 days after the build's day", () => {
  expect(securityText("mailto:ann@example.com", "https://www.example.com", "2026-12-01")).toBe(
    `Contact: mailto:ann@example.com
Expires: 2027-11-30T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});
