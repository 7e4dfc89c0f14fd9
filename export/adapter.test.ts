import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyFixture } from "../e2e/fixture/load-fixture.ts";
import adapter from "./adapter.ts";

vi.mock(import("./finish-pages.ts"), () => ({
  finishPages: async () => ({ policy: "default-src 'none'", links: new Map() }),
}));

let root = "";
const at = (name: string) => join(root, "out", name);
const redirectPage = "services/pushradius.html";

beforeEach(() => {
  root = copyFixture();
  mkdirSync(at("services"), { recursive: true });
  writeFileSync(at(redirectPage), "left over");
  const site = join(root, "content/site.yaml");
  const ownReceiver = "contactEndpoint: /contactus";
  writeFileSync(site, readFileSync(site, "utf8").replace(/contactEndpoint: .*/, ownReceiver));
  vi.stubEnv("NETLIFY", "");
  vi.stubEnv("CONTENT_ROOT", relative(process.cwd(), root));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Finishes an export of the fixture. @returns its headers and what was warned of */
async function finish() {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const build = { projectDir: process.cwd() };
  await adapter.onBuildComplete?.(
    build as Parameters<NonNullable<typeof adapter.onBuildComplete>>[0],
  );
  return { headers: readFileSync(at("_headers"), "utf8"), warned: warn.mock.calls.join("\n") };
}

test("on Cloudflare, the site's own hosts alone are listed, and redirects are pages too", async () => {
  const { headers, warned } = await finish();
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/);
  expect(headers).toContain("https://localhost/*\n  ! X-Robots-Tag");
  const page = readFileSync(at(redirectPage), "utf8");
  expect(page).toContain("Content-Security-Policy");
  expect(page).toMatch(/rel="canonical" href="https:\/\/[^"]+\/services\/pushradius-geofencing/);
  expect(warned).not.toContain("messages would be lost");
});

/** Names a repository in the site's settings. */
function nameRepository(): void {
  const site = join(root, "content/site.yaml");
  writeFileSync(site, `${readFileSync(site, "utf8")}repository: owner/name\n`);
}

test("an export has the editor where the site names a repository, with a policy of its own", async () => {
  await finish();
  expect([existsSync(at("edit.html")), existsSync(at("edit"))]).toEqual([false, false]);
  nameRepository();
  const { headers } = await finish();
  expect(readFileSync(at("edit.html"), "utf8")).toContain('"repo":"owner/name"');
  expect(existsSync(at("edit/index.js"))).toBe(true);
  expect(headers).toContain("/*\n  Strict-Transport-Security");
  const policy = /^\/edit\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: (.*)$/m;
  expect(policy.exec(headers)?.[1]).toContain("https://api.github.com");
  expect(headers.match(/api\.github\.com/g)).toHaveLength(2);
});

test("a host without Workers that would lose messages is named", async () => {
  vi.stubEnv("NETLIFY", "true");
  const { warned } = await finish();
  expect(warned).toContain("NETLIFY is set, and that host runs no receiver at /contactus");
});
