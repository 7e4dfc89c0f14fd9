import { expect, test } from "playwright/test";
import { differences } from "./ask.ts";
import { rows } from "./requests.ts";

test("Cloudflare answers every request of the table", async ({ baseURL }) => {
  test.setTimeout(600_000);
  expect(await differences("cloudflare", Number(new URL(baseURL ?? "").port), 4)).toEqual([]);
});

test("the table has each request once", () => {
  const asked = rows.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
});
