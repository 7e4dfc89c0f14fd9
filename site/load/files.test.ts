import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyFixture, fixtureFiles } from "../../e2e/fixture/load-fixture.ts";
import { readFiles } from "./disk.ts";

test("files that other programs leave in a folder are no content", () => {
  const root = copyFixture();
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content/blog"), { recursive: true });
  for (const name of ["Thumbs.db", "desktop.ini", ".DS_Store", "post.md~"])
    writeFileSync(join(root, "content/blog", name), "\0");
  expect(readFiles(root)).toEqual(fixtureFiles);
});
