import type { Fields } from "../field-names.ts";
import { editAddress } from "../names.ts";
import type { SavedPicture } from "../pictures.ts";
import type { Sent } from "../take-changes.ts";
import type { Change } from "../values.ts";
import { type Answer, askServer } from "./ask-server.ts";
import { capitalized, changesBetween, type Draft } from "./draft.ts";

/** In milliseconds: a pause in typing, after which changes are sent, and the longest without one. */
const [pause, latest] = [400, 3000];
/** In milliseconds: how often a form asks whether its file was changed elsewhere, or sends again. */
const period = 1000;
/** In characters: browsers send about this much for a tab that is being left. */
const parting = 20_000;

/**
 * The connection of a form with its file. The way of a change:
 *
 * 1. A control gives its value; the draft (draft.ts) has it at its path, and the step in its history.
 * 2. What differs from the file, as the server last said, is unsent.
 * 3. After a pause in typing the unsent fields are sent, each with the value that the file had.
 * 4. The server (take-changes.ts, change-file.ts) merges them into the file as it is at that moment.
 * 5. It writes the text, in which what did not change stays as it was (fields.ts, rewrite.ts).
 * 6. It answers with the whole file, its problems, and those words that had no place in it any more.
 * 7. The draft merges the file into its fields, which may have been typed meanwhile, and goes on.
 * 8. Without an answer nothing changes here: the same is sent again, and merges to the same.
 * 9. With nothing unsent the form asks each second, and merges what was changed elsewhere.
 * 10. A tab that is left sends what is unsent; it asks first only where that cannot arrive.
 */
export class Connection {
  readonly #draft: Draft;
  readonly #ask: typeof fetch;
  readonly #opened: unknown;
  /** What was sent and has no answer, so that the file may have it or not; and the data then. */
  #sent: { changes: Change[]; data: Fields } | undefined;
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of the unsent changes was made. */
  #since = 0;

  /** @param ask the browser's `fetch` */
  constructor(draft: Draft, ask: typeof fetch) {
    this.#draft = draft;
    this.#ask = ask;
    this.#opened = draft.view().data.title;
    draft.subscribe(() => this.#noticeEdit());
    this.#syncIn(period);
  }

  /** Whether leaving the tab would lose words. */
  get wouldLose(): boolean {
    const { problem, kept } = this.#draft.view();
    const { unsent } = this.#draft;
    const cannotArrive = problem !== "" || JSON.stringify(unsent).length > parting;
    return kept.length > 0 || (unsent.length > 0 && cannotArrive);
  }

  #noticeEdit(): void {
    if (this.#draft.unsent.length === 0) return;
    this.#since ||= Date.now();
    this.#syncIn(Math.max(0, Math.min(pause, this.#since + latest - Date.now())));
  }

  #syncIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.sync(), milliseconds);
  }

  /** Sends what is unsent, and takes the file as it is then. */
  async sync(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#since = 0;
    const draft = this.#draft;
    const sent = this.#sent ?? { changes: draft.unsent, data: draft.view().data };
    if (sent.changes.length > 0) this.#sent = sent;
    try {
      const answer = await this.#post(this.#written(sent.changes));
      this.#sent = undefined;
      draft.take(answer, sent.data);
    } catch (error) {
      draft.show({ problem: (error as Error).message });
    }
    this.#isBusy = false;
    this.#syncIn(draft.unsent.length > 0 && !draft.view().problem ? pause : period);
  }

  /** Sends what is unsent from a tab that is being left, which gets no answer. */
  leave(): void {
    const { state, data: now } = this.#draft.view();
    const { changes, data } = this.#sent ?? { changes: [], data: state.data };
    const all = [...changes, ...changesBetween(data, now)];
    if (all.length > 0) this.#post({ ...this.#written(all), keepalive: true }).catch(() => {});
  }

  /** Saves a picture beside the text, or deletes one. @returns its name, or why it was refused */
  async sendPicture(fields: Record<string, string | File>): Promise<SavedPicture | undefined> {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    const base = this.#draft.view().state.data;
    const answer = await this.#post({ body }).catch(({ message }: Error): Answer => {
      return { problem: `${capitalized(message)}. Try again.` };
    });
    if (answer.problem) return { problem: answer.problem };
    this.#draft.take(answer, base);
    return answer.picture;
  }

  #post(options: RequestInit): Promise<Answer> {
    return askServer(this.#ask, editAddress(this.#draft.view().state.path), options);
  }

  #written(changes: Change[]): RequestInit {
    const opened = typeof this.#opened === "string" ? this.#opened : undefined;
    const sent: Sent = { changes, seen: this.#draft.view().state.version, opened };
    return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) };
  }
}
