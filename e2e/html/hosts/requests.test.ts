import { expect, test } from "vitest";
import { hashOf } from "../../../export/csp.ts";
import { withLocalServer } from "../../support/local-server.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { content, region } from "../../support/site.ts";
import { differences } from "./ask.ts";
import { files } from "./request-kinds.ts";
import { rows } from "./requests.ts";

test("Cloudflare answers every request of the table", { timeout: 300_000 }, async () => {
  await withLocalServer(async (origin) => {
    expect(await differences(Number(new URL(origin).port))).toEqual([]);
  }, "e2e/fixture");
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
  }, "e2e/fixture");
});

test("no host but the site's own and localhost may be listed by search engines", async () => {
  await withLocalServer(async (origin) => {
    const port = Number(new URL(origin).port);
    const robotsAt = async (host: string, path: string) =>
      (await rawRequest(port, path, { headers: { host } })).headers["x-robots-tag"];
    const own = Object.values(content.site.hosts).map((site) => new URL(site).hostname);
    for (const path of ["/", "/about", "/nothing", "/sitemap.xml"]) {
      for (const host of ["localhost", ...own, ...own.map((name) => name.replace(/^www\./, ""))])
        expect(await robotsAt(host, path), host + path).toBeUndefined();
      for (const host of ["pr-7-preview.shop.workers.dev", "staging.example.org", `not${own[0]}`])
        expect(await robotsAt(host, path), host + path).toBe("noindex");
    }
  }, "e2e/fixture");
});

test("each drawing and icon may use the styles in it", async () => {
  await withLocalServer(async (origin) => {
    const drawings = files.filter((file) => file.endsWith(".svg"));
    expect(drawings).toContain("favicon.svg");
    for (const file of drawings) {
      const { headers, body } = await rawRequest(Number(new URL(origin).port), `/${file}`);
      const sources = /style-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
      const styles = [...String(body).matchAll(/<style>([^<]*)</g)];
      for (const [, style = ""] of styles)
        expect(sources?.split(" "), file).toContain(hashOf(style));
    }
  }, "e2e/fixture");
});

test("the table has each request once", () => {
  const asked = rows.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
});
