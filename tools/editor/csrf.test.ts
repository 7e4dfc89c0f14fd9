import { expect, test } from "vitest";
import { isFromHere } from "./csrf.ts";

test.each([
  ["localhost:3000", undefined, true],
  ["127.0.0.1:3000", "http://127.0.0.1:3000", true],
  ["[::1]:3000", "http://[::1]:3000", true],
  ["localhost", "https://localhost", true],
  ["localhost:3000", "http://localhost:8000", false],
  ["localhost:3000", "https://evil.example", false],
  ["localhost:3000", "null", false],
  ["evil.example", "http://evil.example", false],
  ["evil.example:3000", undefined, false],
  ["localhost.evil.example:3000", undefined, false],
  ["192.168.1.7:3000", undefined, false],
  [undefined, undefined, false],
])("a request to %s, sent by %s: %s", (host, origin, isOurs) => {
  const headers = new Headers();
  if (host) headers.set("host", host);
  if (origin) headers.set("origin", origin);
  expect(isFromHere(headers)).toBe(isOurs);
});
