import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { filesBelow } from "../../site/load/folders.ts";

const bytesOf = (file: string) => brotliCompressSync(readFileSync(`out/${file}`)).length;

test("no page weighs more than a visitor can notice, as hosts send it", () => {
  const sizes = new Map<string, number>();
  for (const page of filesBelow("out").filter((file) => file.endsWith(".html"))) {
    const [, scripts] = /data-scripts="([^"]*)"/.exec(readFileSync(`out/${page}`, "utf8")) ?? [];
    const files = scripts?.split(" ") ?? [];
    for (const file of files) sizes.set(file, sizes.get(file) ?? bytesOf(file));
    const ofScripts = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    expect.soft(bytesOf(page) / 1000, `KB of ${page}`).toBeLessThan(45);
    expect.soft(ofScripts / 1000, `KB of the scripts of ${page}`).toBeLessThan(205);
  }
});
