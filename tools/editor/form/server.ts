import type { FormState } from "../form-state.ts";
import type { Kept } from "../merge.ts";
import type { SavedPicture } from "../pictures.ts";
import type { Sent } from "../take-changes.ts";

/** The server's answer to a form. */
export type Answer = {
  /** The file as it is now; missing where nothing was done. */
  state?: FormState;
  /** Words that had no place in the file any more. */
  kept?: Kept[];
  /** The picture that was sent. */
  picture?: SavedPicture;
  /** The server's token, if it was started since. */
  token?: string;
  /** Why nothing was done. */
  problem?: string;
};

/** In milliseconds: a server that takes longer does not answer any more. */
const longest = 60_000;

/** In words, to be shown: why a request has no answer. */
const noAnswer = "the preview does not answer; it may have been ended";

/** Requests of a form to its server, with the token of the one that runs. */
export class Server {
  readonly #ask: typeof fetch;
  #token: string;

  /**
   * @param ask sends a request
   * @param token of the server that made the form
   */
  constructor(ask: typeof fetch, token: string) {
    this.#ask = ask;
    this.#token = token;
  }

  /** @returns undefined where nothing has changed since a version of the content */
  async poll(address: string): Promise<Answer | undefined> {
    const response = await this.#request(address, { signal: AbortSignal.timeout(longest) });
    if (response.status === 204) return undefined;
    if (response.status === 404) return { problem: "the file is not there any more" };
    return this.#read(response);
  }

  /**
   * Sends changes.
   * @param options `keepalive` for a tab that is being left
   */
  send(address: string, sent: Omit<Sent, "token">, options?: RequestInit): Promise<Answer> {
    const headers = { "Content-Type": "application/json" };
    const make = () => ({ headers, body: JSON.stringify({ ...sent, token: this.#token }) });
    return this.#post(address, make, options);
  }

  /** Sends the fields of a plain form. */
  sendForm(address: string, fields: Record<string, string | File>): Promise<Answer> {
    return this.#post(address, () => {
      const form = new FormData();
      for (const [key, value] of Object.entries({ "~token": this.#token, ...fields }))
        form.set(key, value);
      return { body: form };
    });
  }

  /** Sends again what a server that was started anew has refused for its token. */
  async #post(
    address: string,
    make: () => RequestInit,
    options: RequestInit = { signal: AbortSignal.timeout(longest) },
  ): Promise<Answer> {
    const send = () => this.#request(address, { method: "POST", ...options, ...make() });
    const response = await send();
    const answer = await this.#read(response);
    return response.status === 403 ? this.#read(await send()) : answer;
  }

  async #request(address: string, options: RequestInit): Promise<Response> {
    return this.#ask(address, options).catch(() => {
      throw new Error(noAnswer);
    });
  }

  async #read(response: Response): Promise<Answer> {
    // A page of Next's, or an answer that broke off.
    const answer: Answer = await response.json().catch(() => {
      throw new Error(response.ok ? noAnswer : `the preview has an error (${response.status})`);
    });
    this.#token = answer.token ?? this.#token;
    return answer;
  }
}
