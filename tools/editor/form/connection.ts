import { editAddress } from "../content-files.ts";
import type { FormState } from "../form-state.ts";
import { type Kept, merge, same } from "../merge.ts";
import type { SavedPicture } from "../pictures.ts";
import type { Change, Path } from "../values.ts";
import { capitalized, changesBetween, stateOf } from "./changes.ts";
import { History, type Step } from "./history.ts";
import { Pace } from "./pace.ts";
import type { Answer, Server } from "./server.ts";

/** In milliseconds: how often a form asks whether its file was changed elsewhere, or sends again. */
const period = 1000;
/** In characters: browsers send about this much for a tab that is being left. */
const parting = 20_000;

/** What the form shows. */
export type View = {
  state: FormState;
  data: FormState["data"];
  /** "Saved", or what happens to the changes. */
  said: string;
  /** Words that have no place in the file any more, until the editor has copied them. */
  kept: readonly Kept[];
  steps: readonly Step[];
  canRedo: boolean;
};

/**
 * The connection of a form with its file:
 *
 * 1. An edit changes the form's data. What differs from the file, as the server last said, is unsent.
 * 2. After a pause in typing the unsent fields are sent, each with the value that the file had.
 * 3. The server merges them into the file as it is at that moment, and writes it.
 * 4. It answers with the whole file, and with those words that had no place in it any more.
 * 5. The form merges the file into its data, which may have been typed meanwhile, and goes on.
 * 6. Without an answer nothing changes here: the same is sent again, and merges to the same.
 * 7. With nothing unsent the form asks each second for the file, and merges it.
 * 8. Words without a place are listed above the form until their editor has copied them.
 * 9. A step is undone by a merge too: what came later, here or elsewhere, stays.
 * 10. A tab that is left sends what is unsent; it asks first only where that cannot arrive.
 */
export class Connection {
  #state: FormState;
  #data: FormState["data"];
  #kept: readonly Kept[] = [];
  #problem = "";
  readonly #pace = new Pace();
  #isBusy = false;
  /** What was sent and has no answer, so that the file may have it or not; and the data then. */
  #sent: { changes: Change[]; data: FormState["data"] } | undefined;
  readonly #opened: unknown;
  #history = new History();
  readonly #server: Server;
  readonly #listeners = new Set<() => void>();
  #view: View;

  constructor(state: FormState, server: Server) {
    this.#state = state;
    this.#data = state.data;
    this.#opened = state.data.title;
    this.#server = server;
    this.#view = this.#look();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = () => this.#view;

  /** Whether leaving the tab would lose words. */
  get wouldLose(): boolean {
    const unsent = this.#unsent();
    const cannotArrive = this.#problem !== "" || JSON.stringify(unsent).length > parting;
    return this.#kept.length > 0 || (unsent.length > 0 && cannotArrive);
  }

  /** Takes the form's data after an edit. */
  edit(data: FormState["data"]): void {
    // An empty line at the end is no change yet, and is shown all the same.
    if (!same(this.#data, data)) this.#history.add(this.#data, data);
    this.#change(data);
  }

  /** Undoes a step, or repeats one. @returns its place */
  undo = (step?: Step): Path | undefined => {
    const place = (step ?? this.#history.done.at(-1))?.place;
    return this.#change(this.#history.undo(this.#data, step)) ? place : undefined;
  };
  redo = (): Path | undefined => {
    const place = this.#history.undone.at(-1)?.place;
    return this.#change(this.#history.redo(this.#data)) ? place : undefined;
  };

  /** Takes words off the list of those without a place. */
  forget = (words: Kept) => {
    this.#kept = this.#kept.filter((each) => each !== words);
    this.#show();
  };

  #change(data: FormState["data"] | undefined): boolean {
    if (!data) return false;
    this.#data = data;
    this.#show();
    this.#pace.edited(() => this.tick());
    return true;
  }

  /** Begins to send and to ask. @returns a function that ends it */
  start(): () => void {
    const timer = setInterval(() => this.tick(true), period);
    return () => clearInterval(timer);
  }

  /** Sends what is unsent, if its typist has paused; otherwise asks whether the file has changed. */
  async tick(asks = false, isForced = false): Promise<void> {
    if (this.#isBusy) return;
    const changes = this.#unsent();
    if (changes.length === 0 ? !asks : !(this.#pace.isTime || isForced)) return;
    this.#isBusy = true;
    try {
      if (changes.length > 0) {
        this.#sent ??= { changes, data: this.#data };
        this.#pace.sent();
        const { data } = this.#sent;
        const answer = await this.#send(this.#sent.changes);
        this.#sent = undefined;
        this.#take(answer, data);
      } else this.#take(await this.#poll(), this.#state.data);
    } catch (error) {
      this.#problem = (error as Error).message;
    }
    this.#isBusy = false;
    this.#show();
  }

  /** Sends what is unsent from a tab that is being left, which gets no answer. */
  leave(): void {
    const { changes = [], data = this.#state.data } = this.#sent ?? {};
    const all = [...changes, ...changesBetween(data, this.#data)];
    if (all.length > 0) this.#send(all, { keepalive: true }).catch(() => {});
  }

  /** Sends a picture, or deletes one. */
  async sendPicture(fields: Record<string, string | File>): Promise<SavedPicture | undefined> {
    try {
      const answer = await this.#server.sendForm(editAddress(this.#state.path), fields);
      this.#take(answer, this.#state.data);
      return answer.problem ? { problem: answer.problem } : answer.picture;
    } catch (error) {
      return { problem: `${capitalized((error as Error).message)}. Try again.` };
    } finally {
      this.#show();
    }
  }

  #unsent(): Change[] {
    return changesBetween(this.#state.data, this.#data);
  }

  #send(changes: Change[], options?: RequestInit): Promise<Answer> {
    const { path, asText } = this.#state;
    const opened = typeof this.#opened === "string" && { opened: this.#opened };
    return this.#server.send(editAddress(path), { changes, asText, ...opened }, options);
  }

  #poll(): Promise<Answer | undefined> {
    const { path, version, asText, isBroken } = this.#state;
    const query = `?seen=${version}${asText && !isBroken ? "&text" : ""}`;
    return this.#server.poll(editAddress(path) + query);
  }

  /** @param base the data that the server has answered to */
  #take({ state, kept = [], problem = "" }: Answer = {}, base: FormState["data"]): void {
    this.#problem = problem;
    this.#keep(kept);
    if (!state) return;
    if (state.asText === this.#state.asText) {
      const words: Kept[] = [];
      const data = merge(base, this.#data, state.data, (each) => words.push(each));
      this.#data = data as FormState["data"];
      this.#keep(words);
    } else {
      // Another program has broken the file while its form has words: they wait for the repair.
      if (this.#unsent().length > 0) return;
      this.#data = state.data;
      this.#history = new History();
    }
    this.#state = state;
  }

  #keep(words: readonly Kept[]): void {
    if (words.length === 0) return;
    const isNewer = ({ path }: Kept) => words.some((each) => each.path.join() === path.join());
    this.#kept = [...this.#kept.filter((each) => !isNewer(each)), ...words];
  }

  /** Tells the form, if there is anything new: it asks each second. */
  #show(): void {
    const view = this.#look();
    const keys = ["state", "data", "said", "kept", "steps"] as const;
    const isSame = keys.every((key) => view[key] === this.#view[key]);
    this.#view = view;
    if (isSame) return;
    for (const listener of this.#listeners) listener();
  }

  #look(): View {
    return {
      state: this.#state,
      data: this.#data,
      said: stateOf(this.#unsent(), this.#problem),
      kept: this.#kept,
      steps: this.#history.done,
      canRedo: this.#history.undone.length > 0,
    };
  }
}
