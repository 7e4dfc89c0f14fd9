import { expect, test } from "vitest";
import { isFromHere } from "./csrf.ts";

test.each([
  ["GET", "localhost:3000", undefined, true],
  ["GET", "127.0.0.1:3000", "http://127.0.0.1:3000", true],
  ["POST", "[::1]:3000", "http://[::1]:3000", true],
  ["POST", "localhost", "https://localhost", true],
  ["POST", "localhost:3000", undefined, false],
  ["GET", "localhost:3000", "http://localhost:8000", false],
  ["POST", "localhost:3000", "http://localhost:8000", false],
  ["POST", "localhost:3000", "https://evil.example", false],
  ["POST", "localhost:3000", "null", false],
  ["POST", "evil.example", "http://evil.example", false],
  ["GET", "evil.example:3000", undefined, false],
  ["GET", "localhost.evil.example:3000", undefined, false],
  ["GET", "192.168.1.7:3000", undefined, false],
  ["GET", undefined, undefined, false],
])("a %s to %s, sent by %s: %s", (method, host, origin, isOurs) => {
  const headers = new Headers();
  if (host) headers.set("host", host);
  if (origin) headers.set("origin", origin);
  expect(isFromHere({ headers, method })).toBe(isOurs);
});
