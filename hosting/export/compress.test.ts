import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesBelow } from "../../content/load/files.ts";
import { compressFiles } from "./compress.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
});
afterEach(() => rm(folder, { recursive: true }));

const compress = () => compressFiles(folder, filesBelow(folder));

const text = "the same words ".repeat(200);

test("texts get both files beside them, in folders too", async () => {
  await mkdir(join(folder, "deep"));
  await writeFile(join(folder, "a.html"), text);
  await writeFile(join(folder, "deep/b.txt"), text);

  compress();

  expect(brotliDecompressSync(await readFile(join(folder, "a.html.br"))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, "deep/b.txt.gz"))).toString()).toBe(text);
});

test("small, other and incompressible files stay alone", async () => {
  await writeFile(join(folder, "small.html"), "a few words");
  await writeFile(join(folder, "picture.png"), text);
  const noise = crypto.getRandomValues(new Uint8Array(2000));
  await writeFile(join(folder, "noise.txt"), noise);

  compress();

  expect((await readdir(folder)).sort()).toEqual(["noise.txt", "picture.png", "small.html"]);
});
