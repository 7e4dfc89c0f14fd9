import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyFixture } from "../e2e/fixture/load-fixture.ts";

let root = "";
beforeAll(() => {
  root = copyFixture();
  writeFileSync(join(root, "content/promotion.yaml"), "");
});
afterAll(() => rmSync(root, { recursive: true }));

const check = (folder: string) =>
  spawnSync(process.execPath, ["scripts/check.ts"], {
    env: { ...process.env, CONTENT_ROOT: folder },
    encoding: "utf8",
  }).stderr;

test("the content that CONTENT_ROOT names is checked, by a relative path or a whole one", () => {
  for (const folder of [relative(process.cwd(), root), root])
    expect(check(folder)).toContain(`${folder}/content/promotion.yaml:1 `);
});

test("a folder without content is told so in one line", () => {
  expect(check("docs").trim()).toBe(
    'environment variable CONTENT_ROOT="docs": must be a folder with content/ in it',
  );
});
