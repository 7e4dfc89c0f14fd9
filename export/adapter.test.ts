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

beforeEach(() => {
  root = copyFixture();
  mkdirSync(at(""), { recursive: true });
  vi.stubEnv("CONTENT_ROOT", relative(process.cwd(), root));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Finishes an export of the fixture. @returns its headers */
async function finish(): Promise<string> {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const build = { projectDir: process.cwd() };
  await adapter.onBuildComplete?.(
    build as Parameters<NonNullable<typeof adapter.onBuildComplete>>[0],
  );
  return readFileSync(at("_headers"), "utf8");
}

test("a weakness can be reported, by the fields of RFC 9116, for 364 days", async () => {
  vi.stubEnv("SITE_DATE", "2026-12-01");
  await finish();
  const lines = readFileSync(at(".well-known/security.txt"), "utf8").split("\n");
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^Contact: (mailto|https):/),
    "Expires: 2027-11-30T00:00:00.000Z",
    "Preferred-Languages: en",
  ]);
  expect(lines[3]).toMatch(/^Canonical: https:\/\/[^/]+\/\.well-known\/security\.txt$/);
});

test("an export has the editor where the site names a repository, with a policy of its own", async () => {
  const site = join(root, "content/site.yaml");
  const text = readFileSync(site, "utf8");
  writeFileSync(site, text.replace(/^repository: .*\n/m, ""));
  await finish();
  expect([existsSync(at("edit.html")), existsSync(at("edit"))]).toEqual([false, false]);
  writeFileSync(site, text.replace(/^repository: .*/m, "repository: owner/name"));
  const headers = await finish();
  expect(readFileSync(at("edit.html"), "utf8")).toContain('"repo":"owner/name"');
  expect(existsSync(at("edit/index.js"))).toBe(true);
  const policyOf = (path: string) =>
    headers.split(`\n${path}\n`)[1]?.match(/Content-Security-Policy: (.*)/)?.[1];
  expect(policyOf("/edit")).toContain("https://api.github.com");
  expect(policyOf("/edit/page")).toContain("default-src 'none'; script-src 'self'");
  expect(policyOf("/edit/page")).not.toContain("connect-src");
});
