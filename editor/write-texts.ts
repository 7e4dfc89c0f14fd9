import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFiles } from "../compiler/load/files.ts";
import type { Problem } from "../compiler/load/problem.ts";
import { loadTexts } from "../compiler/load-content.ts";

/** Texts of files by path below `content/`; null stands for no file. */
export type Texts = Readonly<Record<string, string | null>>;

/** The problems of these texts, and those that they cause in other files. */
export function problemsWith(texts: Texts, root = process.cwd()): Problem[] {
  const files = readFiles(root);
  const before = problemsOf(files, root);
  const kept = Object.entries({ ...files, ...texts }).filter(([, text]) => text !== null);
  const isCaused = (found: Problem) =>
    !before.some(({ file, field, message }) =>
      [file === found.file, field === found.field, message === found.message].every(Boolean),
    );
  return problemsOf(Object.fromEntries(kept), root).filter(
    (found) => found.file.slice("content/".length) in texts || isCaused(found),
  );
}

function problemsOf(files: Record<string, string | null>, root: string): Problem[] {
  return loadTexts(files as Record<string, string>, root).problems;
}

type Save = { before: Texts; after: Texts };
const lastSave = (root: string) => join(root, ".next/cache/last-save.json");

/** Writes and deletes files, and keeps their former versions for undoLastSave. */
export function writeTexts(texts: Texts, root = process.cwd()): void {
  const files = readFiles(root);
  const changed = Object.entries(texts).filter(([path, text]) => text !== (files[path] ?? null));
  if (changed.length === 0) return;
  const before = Object.fromEntries(changed.map(([path]) => [path, files[path] ?? null]));
  mkdirSync(dirname(lastSave(root)), { recursive: true });
  const save: Save = { before, after: Object.fromEntries(changed) };
  writeFileSync(lastSave(root), JSON.stringify(save));
  for (const [path, text] of changed) {
    const file = join(root, "content", path);
    if (text === null) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
}

/** Puts the files of the last save back. @returns why it did not, in words */
export function undoLastSave(root = process.cwd()): string | undefined {
  const files = readFiles(root);
  const { before, after } = readLast(root);
  if (Object.keys(after).length === 0) return "There is no save to undo.";
  if (Object.entries(after).some(([path, text]) => (files[path] ?? null) !== text))
    return "The file has changed again since. Its History has the earlier versions.";
  const [problem] = problemsWith(before, root);
  if (problem) return `The former version would be a problem now: ${problem.message}.`;
  writeTexts(before, root);
  return undefined;
}

function readLast(root: string): Save {
  try {
    return JSON.parse(readFileSync(lastSave(root), "utf8"));
  } catch {
    return { before: {}, after: {} };
  }
}
