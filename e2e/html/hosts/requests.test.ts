import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf } from "../../../export/csp.ts";
import { printedPort, startServer } from "../../support/local-server.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { content, region } from "../../support/site.ts";
import { differences } from "./ask.ts";
import { files } from "./request-kinds.ts";

const server = startServer("e2e/fixture");
let port: number;
beforeAll(async () => {
  port = await printedPort(server);
}, 60_000);
afterAll(() => void server.kill());

const headersAt = async (host: string, path: string) =>
  (await rawRequest(port, path, { headers: { host } })).headers;

test("Cloudflare answers every request of the table", { timeout: 300_000 }, async () => {
  expect(await differences(port)).toEqual([]);
});

test("at the site's own host, and not elsewhere, browsers are told to use https alone", async () => {
  const policyAt = async (host: string) =>
    (await headersAt(host, "/about"))["content-security-policy"];
  expect(await policyAt(new URL(content.site.hosts[region]).host)).toMatch(
    /default-src 'none'.*, upgrade-insecure-requests$/,
  );
  expect(await policyAt("localhost")).not.toContain("upgrade-insecure-requests");
});

test("no host but the site's own and localhost may be listed by search engines", async () => {
  const own = Object.values(content.site.hosts).map((site) => new URL(site).hostname);
  const listed = ["localhost", ...own, ...own.map((name) => name.replace(/^www\./, ""))];
  for (const path of ["/", "/about", "/nothing", "/sitemap.xml"]) {
    for (const host of listed)
      expect((await headersAt(host, path))["x-robots-tag"], host + path).toBeUndefined();
    for (const host of ["pr-7-preview.shop.workers.dev", "staging.example.org", `not${own[0]}`])
      expect((await headersAt(host, path))["x-robots-tag"], host + path).toBe("noindex");
  }
});

test("each drawing and icon may use the styles in it", async () => {
  const drawings = files.filter((file) => file.endsWith(".svg"));
  expect(drawings).toContain("favicon.svg");
  for (const file of drawings) {
    const { headers, body } = await rawRequest(port, `/${file}`);
    const sources = /style-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
    for (const [, style = ""] of String(body).matchAll(/<style>([^<]*)</g))
      expect(sources?.split(" "), file).toContain(hashOf(style));
  }
});
