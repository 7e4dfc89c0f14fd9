import { expect, test } from "vitest";
import { withLocalServer } from "../../support/local-server.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { content, region } from "../../support/site.ts";
import { differences } from "./ask.ts";
import { rows } from "./requests.ts";

test("Cloudflare answers every request of the table", { timeout: 300_000 }, async () => {
  await withLocalServer(async (origin) => {
    expect(await differences(Number(new URL(origin).port))).toEqual([]);
  }, "fixture");
});

test("at the site's own host, and not elsewhere, browsers are told to use https alone", async () => {
  await withLocalServer(async (origin) => {
    const port = Number(new URL(origin).port);
    const policyAt = async (host: string) =>
      (await rawRequest(port, "/about", { headers: { host } })).headers["content-security-policy"];
    expect(await policyAt(new URL(content.site.hosts[region]).host)).toMatch(
      /default-src 'none'.*, upgrade-insecure-requests$/,
    );
    expect(await policyAt("localhost")).not.toContain("upgrade-insecure-requests");
  }, "fixture");
});

test("the table has each request once", () => {
  const asked = rows.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
});
