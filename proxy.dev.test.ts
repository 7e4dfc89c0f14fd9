import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "./proxy.dev.ts";

const statusAt = (host: string) =>
  proxy(new NextRequest("http://localhost:3000/", { headers: { host } })).status;

test.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "%s is answered",
  (host) => expect(statusAt(host)).toBe(200),
);

test.each(["rebound.example", "localhost.rebound.example:3000", "127.0.0.1.rebound.example", ""])(
  'a foreign name, "%s", is refused',
  (host) => expect(statusAt(host)).toBe(403),
);
