import type { FormState } from "../form-state.ts";
import type { Kept } from "../merge.ts";
import type { SavedPicture } from "../pictures.ts";

/** The server's answer to a form. */
export type Answer = {
  /** The file as it is now; missing where nothing has changed, or nothing was done. */
  state?: FormState;
  /** Words that had no place in the file any more. */
  kept?: Kept[];
  /** The picture that was sent. */
  picture?: SavedPicture | undefined;
  /** Why nothing was done. */
  problem?: string;
};

/** In milliseconds: a server that takes longer does not answer any more. */
const longest = 60_000;

/** In words, to be shown: why a request has no answer. */
const noAnswer = "the preview does not answer; it may have been ended";

/**
 * Sends to the server.
 * @param ask the browser's `fetch`
 * @throws where there is no answer, with words that are shown
 */
export async function askServer(
  ask: typeof fetch,
  address: string,
  options: RequestInit,
): Promise<Answer> {
  const signal = AbortSignal.timeout(longest);
  const response = await ask(address, { method: "POST", signal, ...options }).catch(() => {
    throw new Error(noAnswer);
  });
  if (response.status === 204) return {};
  // A page of Next's, or an answer that broke off.
  return response.json().catch(() => {
    throw new Error(response.ok ? noAnswer : `the preview has an error (${response.status})`);
  });
}
