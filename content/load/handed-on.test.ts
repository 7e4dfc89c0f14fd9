import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { handedOn, handOn } from "./handed-on.ts";
import { loadAllFromDisk } from "./read-files.ts";

test("content arrives as it was handed on, and is read from disk where nothing was", () => {
  const environment = { ...process.env };
  const folder = mkdtempSync(join(tmpdir(), "angel-app-content-"));
  onTestFinished(() => {
    process.env = environment;
    rmSync(folder, { recursive: true });
  });
  const onDisk = loadAllFromDisk();
  expect(handedOn()).toEqual(onDisk);

  const [newest, ...others] = onDisk.data.posts;
  if (!newest) throw new Error("there is no post");
  const changed = { ...onDisk.data, posts: [{ ...newest, title: "Handed on" }, ...others] };
  handOn({ data: changed, problems: [] }, folder);

  expect(handedOn().data).toEqual(changed);
});
