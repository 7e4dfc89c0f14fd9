import { expect, test } from "vitest";
import { withLocalServer } from "../../support/local-server.ts";
import { differences } from "./ask.ts";
import { rows } from "./requests.ts";

test("Cloudflare answers every request of the table", { timeout: 300_000 }, async () => {
  await withLocalServer(async (origin) => {
    expect(await differences(Number(new URL(origin).port))).toEqual([]);
  }, "fixture");
});

test("the table has each request once", () => {
  const asked = rows.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
});
