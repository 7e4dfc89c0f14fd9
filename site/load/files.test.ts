import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyFixture, fixtureFiles } from "../../e2e/fixture/load-fixture.ts";
import { pathProblems, readFiles } from "./files.ts";

test("files that other programs leave in a folder are no content", () => {
  const root = copyFixture();
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content/blog"), { recursive: true });
  for (const name of [
    "Thumbs.db",
    "desktop.ini",
    ".DS_Store",
    "~$post.md",
    "post.md~",
    "post.md.bak",
  ])
    writeFileSync(join(root, "content/blog", name), "\0");
  expect(readFiles(root)).toEqual(fixtureFiles);
});

test.each([
  ["blog/Answer-Every-Review.md", "has the name of content/blog/"],
  [`blog/${"a".repeat(200)}.md`, "has a name of 203 bytes, at most 150"],
  ["blog/aux.md", 'Windows keeps the name "aux.md" for itself'],
])("a file that some system cannot have beside the others, %s, is refused", (path, message) => {
  const root = copyFixture();
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(pathProblems(root)).toEqual([]);
  writeFileSync(join(root, "content", path), "");
  expect(pathProblems(root)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) }),
  ]);
});
