import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf } from "../../../export/csp.ts";
import { printedPort, startServer } from "../../support/local-server.ts";
import { type RawAnswer, rawRequest } from "../../support/raw-request.ts";
import { content, out, region } from "../../support/site.ts";
import { files, type Row, rows } from "./requests.ts";

const server = startServer("e2e/fixture");
let port: number;
beforeAll(async () => {
  port = await printedPort(server);
});
afterAll(() => void server.kill());

const headersAt = async (host: string, path: string) =>
  (await rawRequest(port, path, { headers: { host } })).headers;

test("Cloudflare answers every request of the table", async () => {
  expect(await differences()).toEqual([]);
});

/**
 * Asks the host for every request of the table.
 * @returns what is not as the table says, a line each
 */
async function differences(): Promise<string[]> {
  const waiting = [...rows];
  const wrong: string[] = [];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) wrong.push(...(await tryRow(row)));
  };
  await Promise.all([work(), work(), work(), work()]);
  return wrong;
}

async function tryRow({ path, method, answer: expected }: Row): Promise<string[]> {
  const answer = await rawRequest(port, path, { method });
  const wrong: string[] = [];
  const check = (what: string, is: unknown, shouldBe: unknown) => {
    if (is !== shouldBe) wrong.push(`${what} is ${is}, not ${shouldBe}`);
  };

  check("status", answer.status, expected.status);
  check("location", answer.headers.location, expected.location);
  if (expected.type) check("type", answer.headers["content-type"], expected.type);
  if (expected.cache) check("cache", answer.headers["cache-control"], expected.cache);
  if (expected.shared)
    check("sharing", answer.headers["cross-origin-resource-policy"], "cross-origin");
  if (method === "HEAD") check("length of the body", answer.body.length, 0);
  else if (expected.file)
    check("body", answer.body.equals(readFileSync(join(out, expected.file))), true);
  if (answer.status === 200 || answer.status === 404)
    check("nosniff", answer.headers["x-content-type-options"], "nosniff");

  const end = await follow(answer);
  check("hops", end.hops, expected.location ? 1 : 0);
  check("end", end.status, expected.location ? 200 : expected.status);
  const asked = `${method ?? "GET"} ${path.length > 100 ? `${path.slice(0, 100)}…` : path}`;
  return wrong.map((text) => `${asked}: ${text}`);
}

const visited = new Map<string, Promise<RawAnswer>>();

/** Goes where the answer leads, as a browser does, which tidies up each address it is given. */
async function follow(answer: RawAnswer): Promise<{ status: number; hops: number }> {
  let { status, headers } = answer;
  let hops = 0;
  while (headers.location && hops < 5) {
    const origin = `http://localhost:${port}`;
    const next = new URL(headers.location, origin);
    if (next.origin !== origin) throw new Error(`leads away: ${headers.location}`);
    const visit = visited.get(next.href) ?? rawRequest(port, next.pathname + next.search);
    visited.set(next.href, visit);
    ({ status, headers } = await visit);
    hops += 1;
  }
  return { status, hops };
}

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
