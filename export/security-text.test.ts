import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

test("has the fields of RFC 9116, and expires at the end of its day", () => {
  const security = { contact: "mailto:ann@example.com", expires: "2027-07-31" };
  expect(securityText(security, "https://www.example.com")).toBe(
    `Contact: mailto:ann@example.com
Expires: 2027-08-01T06:00:00.000Z
Preferred-Languages: en
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});
