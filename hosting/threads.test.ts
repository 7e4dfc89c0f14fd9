import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { levelsFor } from "./compress-files.ts";
import { inThreads } from "./threads.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "threads-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("every file is given to a thread", async () => {
  const files = Array.from({ length: 100 }, (_, index) => `${index}.txt`);
  for (const file of files) await writeFile(join(folder, file), "the same words ".repeat(200));

  await inThreads("compressFiles", files, { folder, levels: levelsFor(files.length) });

  const compressed = (await readdir(folder)).filter((file) => file.endsWith(".br"));
  expect(compressed.sort()).toEqual(files.map((file) => `${file}.br`).sort());
});

test("what goes wrong in a thread goes wrong here", async () => {
  await writeFile(join(folder, "a.html"), "<html></html>");

  await expect(inThreads("surveyPages", ["a.html"], { folder })).rejects.toThrow(
    "a.html has not the scripts that Next used to write",
  );
});
