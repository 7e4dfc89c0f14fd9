import { readFiles } from "../../site/load/files.ts";
import { isTooDeep } from "../../site/load/text-problems.ts";
import { json, newToken } from "./answers.ts";
import { type Changed, changeFile } from "./change-file.ts";
import { formToken } from "./csrf.ts";
import { formStateOf } from "./form-state.ts";
import type { Change } from "./values.ts";

/** What a form sends: its changes since the last answer. */
export type Sent = {
  token: string;
  changes: Change[];
  asText: boolean;
  /** The title when the form was opened. */
  opened?: string;
};

/** Makes the changes that a form sent, as JSON, and answers with the file as it is then. */
export async function takeChanges(path: string, text: string): Promise<Response> {
  if (isTooDeep(text)) return json({ problem: "It has too many levels." }, 422);
  let sent: Partial<Sent>;
  try {
    sent = JSON.parse(text) ?? {};
  } catch {
    return json({ problem: "It is no JSON." }, 400);
  }
  if (sent.token !== formToken()) return newToken();
  if (!Array.isArray(sent.changes) || !sent.changes.every(isChange))
    return json({ problem: "It has no changes." }, 422);
  const { asText = false, opened } = sent;
  const done = made(path, sent.changes, { asText, ...(opened && { opened }) });
  if ("problem" in done) return json(done, 409);
  const state = await formStateOf(done.path, readFiles(), asText);
  return json(state ? { state, kept: done.kept } : { problem: "the file is not there any more" });
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
