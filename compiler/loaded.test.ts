import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadAllFromDisk } from "./load-content.ts";
import { loaded, writeContentCache } from "./loaded.ts";

test("content comes from the cache, and from disk where there is none", () => {
  const environment = { ...process.env };
  const folder = mkdtempSync(join(tmpdir(), "angel-app-content-"));
  process.env.CONTENT_ROOT = "fixture";
  onTestFinished(() => {
    process.env = environment;
    rmSync(folder, { recursive: true });
  });
  const onDisk = loadAllFromDisk();
  expect(loaded()).toEqual(onDisk);

  const [newest, ...others] = onDisk.data.posts;
  if (!newest) throw new Error("there is no post");
  const changed = { ...onDisk.data, posts: [{ ...newest, title: "From the cache" }, ...others] };
  writeContentCache({ data: changed, problems: [] }, folder);
  // Another process has nothing in memory.
  Reflect.deleteProperty(globalThis, "loadedContent");

  expect(loaded().data).toEqual(changed);
});
