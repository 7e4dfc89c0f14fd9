import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { draftsFolder } from "../compiler/load/with-drafts.ts";

/** The day and site that the preview panel chose; a new server forgets them. */
export const viewFile = "content/.preview.json";

/** Words that were typed and not saved, with the file that they would give (undefined: none yet). */
export type Draft = { data: Record<string, unknown>; seen: string; text?: string | undefined };

/** Drafts lie in a folder that Git ignores, in the project where the preview finds them. */
function fileOf(path: string, root: string): string {
  return join(root, draftsFolder, `${path}.json`);
}

/** Name of a file's draft; a file that is edited as text has another one. */
export function draftOf(path: string, asText: boolean): string {
  return asText ? `${path}.text` : path;
}

/** The draft of a file below `content/`, if there is one. */
export function readDraft(path: string, root = process.cwd()): Draft | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(path, root), "utf8"));
  } catch {
    return undefined;
  }
}

export function writeDraft(path: string, draft: Draft, root = process.cwd()): void {
  mkdirSync(dirname(fileOf(path, root)), { recursive: true });
  writeFileSync(fileOf(path, root), JSON.stringify(draft));
}

export function removeDraft(path: string, root = process.cwd()): void {
  rmSync(fileOf(path, root), { force: true });
}
