import { expect, test } from "playwright/test";
import { startNginx } from "../support/nginx.ts";
import { differences } from "./ask.ts";
import { rows } from "./requests.ts";

test("Cloudflare answers every request of the table", async ({ baseURL }) => {
  test.setTimeout(600_000);
  expect(await differences("cloudflare", Number(new URL(baseURL ?? "").port), 4)).toEqual([]);
});

test("nginx answers every request of the table", async () => {
  test.setTimeout(600_000);
  const nginx = await startNginx("fixture");
  try {
    expect(await differences("nginx", nginx.port, 4)).toEqual([]);
  } finally {
    await nginx.stop();
  }
});

test("the table has each request once", () => {
  const asked = rows.map(({ method, path, accept }) => `${method} ${path} ${accept}`);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
});
