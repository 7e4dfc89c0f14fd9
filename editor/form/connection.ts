import type { Refused } from "../change-file.ts";
import { editAddress } from "../content-files.ts";
import type { FormState } from "../form-state.ts";
import type { Sent } from "../handlers.tsx";
import type { SavedPicture } from "../pictures.ts";
import { type Change, changesBetween, valueAt, withChanges } from "../values.ts";

/** The server's answer to a form. */
export type Answer = {
  /** The file as it is now; missing where nothing was done. */
  state?: FormState;
  refused?: Refused[];
  /** The picture that was sent. */
  picture?: SavedPicture;
  /** The token of a server that was started anew; the same is sent again with it. */
  token?: string;
  /** Why nothing was done. */
  problem?: string;
};

/** In milliseconds: a pause in typing, after which the changes are sent. */
const pause = 400;
/** In milliseconds: how often a form asks whether its file was changed elsewhere, or sends again. */
const period = 1000;

/** What the form shows. */
export type View = {
  state: FormState;
  data: FormState["data"];
  /** "Saved", or what happens to the changes. */
  said: string;
  refused: Refused[];
  canUndo: boolean;
  canRedo: boolean;
};

/** A step that can be undone: the fields before and after it. */
type Step = { before: Change[]; after: Change[]; at: number };

/**
 * The connection of a form with its file. What is typed goes to the server as changes, and the form
 * shows the file as the server last said, with the changes that it has not confirmed: so an answer
 * never takes back what was typed meanwhile, and what others change shows at once.
 */
export class Connection {
  #state: FormState;
  readonly #opened: unknown;
  #sending: Change[] = [];
  #waiting: Change[] = [];
  /** Changes that the server did not make; the form keeps their words until they are typed anew. */
  #held: (Change & Refused)[] = [];
  #problem = "";
  #lastChange = 0;
  #isBusy = false;
  #undo: Step[] = [];
  #redo: Step[] = [];
  #listeners = new Set<() => void>();
  #view: View;

  readonly #ask: typeof fetch;
  #token: string;

  /**
   * @param ask sends a request to this server
   * @param token of the server that made the form
   */
  constructor(state: FormState, ask: typeof fetch, token: string) {
    this.#state = state;
    this.#ask = ask;
    this.#token = token;
    this.#opened = state.data.title;
    this.#view = this.#look();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = () => this.#view;

  /** Whether something is not in the file yet. */
  get isUnsent(): boolean {
    return this.#sending.length + this.#waiting.length > 0;
  }

  /** Takes the form's data after an edit. */
  edit(data: FormState["data"]): void {
    const after = changesBetween(this.#view.data, data);
    if (after.length === 0) return;
    const before = after.map(({ path }) => ({ path, value: valueAt(this.#view.data, path) }));
    const last = this.#undo.at(-1);
    // Typing in one field without a pause is one step.
    if (last && isSameField(last.after, after) && Date.now() - last.at < period) {
      last.after = after;
      last.at = Date.now();
    } else this.#undo.push({ before, after, at: Date.now() });
    this.#redo = [];
    this.#change(after);
  }

  /** Undoes or repeats a step. @returns the path of its first field */
  undo = () => this.#step(this.#undo, this.#redo, "before");
  redo = () => this.#step(this.#redo, this.#undo, "after");

  #step(from: Step[], to: Step[], which: "before" | "after"): Change["path"] | undefined {
    const step = from.pop();
    if (!step) return undefined;
    to.push({ ...step, at: 0 });
    this.#change(step[which]);
    return step[which][0]?.path;
  }

  #change(changes: Change[]): void {
    const isReplaced = ({ path }: Change) => changes.some((change) => isSame(change.path, path));
    this.#held = this.#held.filter((change) => !isReplaced(change));
    this.#waiting = [...this.#waiting.filter((change) => !isReplaced(change)), ...changes];
    this.#lastChange = Date.now();
    this.#show();
    setTimeout(() => this.tick(), pause);
  }

  /** Begins to send and to ask. @returns a function that ends it */
  start(): () => void {
    const timer = setInterval(() => this.tick(true), period);
    return () => clearInterval(timer);
  }

  /** Sends what waits, if its typist has paused; otherwise asks whether the file has changed. */
  async tick(asks = false, isForced = false): Promise<void> {
    if (this.#isBusy) return;
    const hasPaused = isForced || Date.now() - this.#lastChange >= pause;
    if (this.#waiting.length === 0 ? !asks : !hasPaused) return;
    this.#isBusy = true;
    try {
      await (this.#waiting.length > 0 ? this.#send() : this.#poll());
    } catch {
      this.#problem = "the preview does not answer; it may have been ended";
    }
    this.#waiting = [...this.#sending, ...this.#waiting];
    this.#sending = [];
    this.#isBusy = false;
    this.#show();
  }

  /** Sends a picture, or deletes one. */
  async sendPicture(fields: Record<string, string | File>): Promise<SavedPicture | undefined> {
    try {
      const answer = await this.#post(() => {
        const form = new FormData();
        for (const [key, value] of Object.entries({ "~token": this.#token, ...fields }))
          form.set(key, value);
        return { body: form };
      });
      this.#take(answer);
      return answer.problem ? { problem: answer.problem } : answer.picture;
    } catch {
      return { problem: "The preview does not answer. Try again." };
    } finally {
      this.#show();
    }
  }

  async #send(): Promise<void> {
    [this.#sending, this.#waiting] = [this.#waiting, []];
    this.#show();
    const title = this.#opened;
    const answer = await this.#post(() => {
      const sent: Sent = {
        token: this.#token,
        changes: this.#sending,
        asText: this.#state.asText,
        ...(typeof title === "string" && { opened: title }),
      };
      return { body: JSON.stringify(sent), headers: { "Content-Type": "application/json" } };
    });
    this.#take(answer);
    if (!answer.state) return;
    for (const refused of answer.refused ?? []) {
      const change = this.#sending.find(({ path }) => isSame(path, refused.path));
      if (change) this.#held.push({ ...change, ...refused });
    }
    this.#sending = [];
  }

  async #post(make: () => RequestInit): Promise<Answer> {
    const send = async () => {
      const options = { method: "POST", signal: AbortSignal.timeout(60_000), ...make() };
      const response = await this.#ask(editAddress(this.#state.path), options);
      return (await response.json()) as Answer;
    };
    const answer = await send();
    if (!answer.token) return answer;
    this.#token = answer.token;
    return send();
  }

  async #poll(): Promise<void> {
    const { path, version, asText } = this.#state;
    const query = `?seen=${version}${asText ? "&text" : ""}`;
    const response = await this.#ask(editAddress(path) + query);
    if (response.status === 204) this.#problem = "";
    else if (response.status === 404) this.#problem = "the file is not there any more";
    else this.#take((await response.json()) as Answer);
  }

  #take({ state, problem = "" }: Answer): void {
    this.#problem = problem;
    if (state) this.#state = state;
  }

  /** Tells the form, if there is anything new: it asks each second. */
  #show(): void {
    const view = this.#look();
    const isSame = (["state", "data", "said"] as const).every(
      (key) => view[key] === this.#view[key],
    );
    this.#view = view;
    if (isSame) return;
    for (const listener of this.#listeners) listener();
  }

  #look(): View {
    const changes = [...this.#held, ...this.#sending, ...this.#waiting];
    return {
      state: this.#state,
      data: withChanges(this.#state.data, changes),
      said: this.#said(),
      refused: this.#held.map(({ path, message }) => ({ path, message })),
      canUndo: this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
    };
  }

  #said(): string {
    if (this.#problem) return `Not saved: ${this.#problem}, trying again`;
    if (this.#held.length > 0) return `Not saved: ${this.#held[0]?.message}`;
    return this.isUnsent ? "Saving…" : "Saved";
  }
}

function isSame(a: Change["path"], b: Change["path"]): boolean {
  return a.join(".") === b.join(".");
}

/** Whether two edits are of the same text field. */
function isSameField([a, ...more]: Change[], [b, ...others]: Change[]): boolean {
  const areTexts = typeof a?.value === "string" && typeof b?.value === "string";
  return areTexts && more.length + others.length === 0 && isSame(a.path, b.path);
}
