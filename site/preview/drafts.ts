import { isDeepStrictEqual } from "node:util";
import type { Files } from "../load/files.ts";
import { readSource } from "../load/source.ts";

/** What is typed into an open form of the editor and not saved. */
type Draft = {
  /** Path of its file , and of a new entry the one that it would have. */
  path: string;
  text: string;
  /** The file's text on disk when this was typed; undefined for a new entry. */
  saved: string | undefined;
  /** Whether the file was written by somebody else since the form was opened. */
  isOld: boolean;
  /** When the form sent it, in milliseconds. */
  sent: number;
};

/** Forms send again every half a minute; the tab of one that does not for three minutes is gone. */
const silence = 180_000;

/** In `next dev` alone: its routes have modules of their own, and an edit evaluates them again. */
const memory = globalThis as { drafts?: Map<string, Draft> };

/** The drafts by their forms, the last typed one last. */
export function openDrafts(): Map<string, Draft> {
  memory.drafts ??= new Map();
  for (const [form, { sent }] of memory.drafts)
    if (sent < Date.now() - silence) memory.drafts.delete(form);
  return memory.drafts;
}

/** The files of which pages of `next dev` show what is typed in place of what is saved. */
export function draftFiles(): string[] {
  return [...openDrafts().values()]
    .filter(({ path, text, saved }) => !isSame(path, text, saved))
    .map(({ path }) => path);
}

/** Whether two texts of a file say the same. */
export function isSame(path: string, text: string | undefined, other: string | undefined): boolean {
  const [a, b] = [text, other].map((each, index) => readSource(`${index} ${path}`, each ?? ""));
  return isDeepStrictEqual([a?.data, a?.body.trim()], [b?.data, b?.body.trim()]);
}

/** The files as open forms have them. What is written on disk meanwhile counts for more. */
export function withDrafts(files: Files): Files {
  const drafts = [...openDrafts().values()].filter(({ path, saved }) => files[path] === saved);
  return { ...files, ...Object.fromEntries(drafts.map(({ path, text }) => [path, text])) };
}
