import type { Problem } from "../../compiler/load/problem.ts";
import type { AddedPicture } from "../add-picture.ts";
import type { Start } from "../start.ts";

/** The server's response to a form: problems, or the next state once the file is saved. */
export type Answer = {
  problems: Problem[];
  /** The form's state after saving, or, where someone else changed the file, the file's. */
  start?: Start;
  isChangedElsewhere?: boolean;
  /** The picture that was sent. */
  picture?: AddedPicture;
  /** The token of a server that was started anew; the form is sent again with it. */
  token?: string;
};

/** A draft is kept, the file saved, the draft thrown away, or a picture added. */
export type Verb = "draft" | "save" | "discard" | "picture";

const tokenField = () => document.querySelector<HTMLInputElement>('[name="~token"]');

export function formOf(verb: Verb, fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    "~do": verb,
    "~token": tokenField()?.value ?? "",
    ...fields,
  }))
    form.set(key, value);
  return form;
}

/** In milliseconds: a server that compiles takes some seconds. */
const patience = 60_000;

/** Sends a form to the server of its page. @throws where no server answers */
export async function send(
  address: string,
  verb: Verb,
  fields: Record<string, string | File>,
): Promise<Answer> {
  const response = await fetch(address, {
    method: "POST",
    body: formOf(verb, fields),
    signal: AbortSignal.timeout(patience),
  });
  const answer = (await response.json()) as Answer;
  const field = tokenField();
  if (!answer.token || !field) return answer;
  field.value = answer.token;
  return send(address, verb, fields);
}
