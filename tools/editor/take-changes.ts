import { readFiles } from "../../site/load/files.ts";
import { json } from "./answers.ts";
import { type Changed, changeFile } from "./change-file.ts";
import { formStateOf, versionOf } from "./form-state.ts";
import type { Change } from "./values.ts";

/** What a form sends: its changes since the last answer; none where it asks for its file. */
export type Sent = {
  changes: Change[];
  /** The version of the content that it has. */
  seen: string;
  /** The title when the form was opened. */
  opened?: string | undefined;
};

/** Makes the changes that a form sent, as JSON, and answers with the file as it is then. */
export async function takeChanges(path: string, text: string): Promise<Response> {
  let sent: Partial<Sent>;
  try {
    sent = JSON.parse(text) ?? {};
  } catch {
    return json({ problem: "It is no JSON." }, 400);
  }
  const { changes, seen, opened } = sent;
  if (!Array.isArray(changes) || !changes.every(isChange))
    return json({ problem: "It has no changes." }, 422);
  if (changes.length === 0 && seen === versionOf(readFiles()))
    return new Response(null, { status: 204 });
  const done = made(path, changes, { opened });
  if ("problem" in done) return json(done, 409);
  const state = await formStateOf(done.path, readFiles());
  return json(state ? { state, kept: done.kept } : { problem: "there is no form for this file" });
}

function made(...change: Parameters<typeof changeFile>): Changed {
  try {
    return changeFile(...change);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { problem: code === "ENOSPC" ? "the disk is full" : message };
  }
}

function isChange(change: unknown): change is Change {
  const { key } = (change ?? {}) as Partial<Change>;
  return typeof key === "string" && key !== "" && key !== "__proto__";
}
