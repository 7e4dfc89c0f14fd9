import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { copyFixture } from "../e2e/fixture/load-fixture.ts";

const file = "content/blog/a-sign-above-the-door.md";

test("a new post is written into the content that CONTENT_ROOT names", () => {
  const root = copyFixture();
  try {
    const env = { ...process.env, CONTENT_ROOT: relative(process.cwd(), root) };
    const args = ["scripts/new.ts", "post", "A sign above the door"];
    const { stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    expect(stderr).toBe("");
    expect(existsSync(join(root, file))).toBe(true);
    expect(existsSync(file)).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
    rmSync(file, { force: true });
  }
});
