import { collectionOf } from "../load/collections.ts";
import { contentVersion, readFiles } from "../load/files.ts";
import type { Problem } from "../load/problem.ts";
import type { FieldPath, Step } from "../load/walk.ts";
import { type Loaded, loadAllFromDisk } from "../load-content.ts";
import { openDrafts, withDrafts } from "./drafts.ts";
import { mended } from "./mend.ts";

/** The content that `next dev` shows. */
type Preview = Loaded & {
  /** Entries of lists that are not shown, by their files. */
  leftOut: Record<string, FieldPath[]>;
};

/** The last texts without problems, by their paths. */
const memory = globalThis as { lastGood?: Map<string, string> };

/**
 * All content with what is typed into open forms. What breaks a rule stays as it was last good and is
 * left out while it is new, so that pages can be shown; the problems tell of it.
 */
export function loadPreview(): Preview {
  memory.lastGood ??= new Map();
  const files = withDrafts(readFiles());
  const loaded = loadAllFromDisk(undefined, undefined, files);
  const broken = brokenFields(loaded.unsound);
  for (const [path, text] of Object.entries(files))
    if (!broken.has(path)) memory.lastGood.set(path, text);
  if (broken.size === 0) return { ...loaded, leftOut: {} };

  const texts: Record<string, string> = { ...files };
  const leftOut: Record<string, FieldPath[]> = {};
  for (const [path, fields] of broken) {
    const good = memory.lastGood.get(path) ?? "";
    const result = mended(path, files[path] ?? "", fields, good);
    texts[path] = result.text;
    leftOut[path] = result.leftOut;
  }
  const again = loadAllFromDisk(undefined, undefined, texts);
  // What is broken still: the whole file as it was last good, or without it.
  for (const path of brokenFields(again.unsound).keys()) {
    const good = memory.lastGood.get(path);
    if (good === undefined) delete texts[path];
    else texts[path] = good;
    leftOut[path] = [];
  }
  const last = again.data ? again : loadAllFromDisk(undefined, undefined, texts);
  return { ...last, problems: [...loaded.unsound, ...last.problems], leftOut };
}

/** Changes whenever a file below `content/` changes, or what is typed into a form. */
export function previewVersion(): string {
  const drafts = [...openDrafts().values()].map(({ path, text }) => `${path} ${text}`);
  return [contentVersion(), ...drafts].join("\n");
}

/** The fields with problems by the paths of their files, of files that have schemas. */
function brokenFields(problems: Problem[]): Map<string, (readonly Step[])[]> {
  const fields = new Map<string, (readonly Step[])[]>();
  for (const { file, field } of problems)
    if (collectionOf(file)) fields.set(file, [...(fields.get(file) ?? []), field]);
  return fields;
}
