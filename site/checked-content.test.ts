import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { checkedContent, shareWithWorkers } from "./checked-content.ts";
import { loadAllFromDisk, validData } from "./load-content.ts";

const folder = mkdtempSync(join(tmpdir(), "angel-app-content-"));
const before = process.env.CHECKED_CONTENT;

afterEach(() => {
  if (before === undefined) delete process.env.CHECKED_CONTENT;
  else process.env.CHECKED_CONTENT = before;
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("content comes from the process that checked it, or from disk where there is none", () => {
  vi.stubEnv("CONTENT_ROOT", "e2e/fixture");
  const onDisk = loadAllFromDisk();
  expect(checkedContent()).toEqual(onDisk);
  const data = validData(onDisk);

  const [newest, ...others] = data.posts;
  if (!newest) throw new Error("there is no post");
  const changed = { ...data, posts: [{ ...newest, title: "Handed on" }, ...others] };
  shareWithWorkers({ data: changed, problems: [], notes: [] }, folder);

  expect(checkedContent().data).toEqual(changed);
});
