import { type Fields, whole } from "../field-names.ts";
import type { FormState } from "../form-state.ts";
import { type Kept, merge } from "../merge.ts";
import { type Change, type Path, same } from "../values.ts";
import type { Answer } from "./ask-server.ts";
import { History } from "./history.ts";

/** What the form shows. */
type View = {
  /** The file as the server last said. */
  state: FormState;
  /** The fields as they are here. */
  data: Fields;
  /** Why the last request did nothing. */
  problem: string;
  /** Words that have no place in the file any more, until the editor has copied them. */
  kept: readonly Kept[];
};

/** A form's fields as they are typed, beside its file as it is on disk. */
export class Draft {
  #view: View;
  #history = new History();
  readonly #listeners = new Set<() => void>();

  constructor(state: FormState) {
    this.#view = { state, data: state.data, problem: "", kept: [] };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = () => this.#view;

  get history(): Readonly<Pick<History, "canUndo" | "canRedo">> {
    return this.#history;
  }
  /** The changes that the file does not have yet. */
  get unsent(): Change[] {
    return changesBetween(this.#view.state.data, this.#view.data);
  }

  /** What happens to the changes, in words. */
  get said(): string {
    const { problem } = this.#view;
    if (!problem) return this.unsent.length > 0 ? "Saving…" : "Saved";
    return this.unsent.length > 0 ? `Not saved: ${problem}, trying again` : capitalized(problem);
  }

  /** Takes the form's data after an edit. */
  edit(data: Fields): void {
    // An empty line at the end is no change yet, and is shown all the same.
    if (!same(this.#view.data, data)) this.#history.add(this.#view.data, data);
    this.show({ data });
  }

  /** Undoes the last step, or repeats it. @returns its place */
  readonly undo = (): Path | undefined => this.#step(this.#history.undo(this.#view.data));
  readonly redo = (): Path | undefined => this.#step(this.#history.redo(this.#view.data));

  #step(step: { data: Fields; place: Path } | undefined): Path | undefined {
    if (step) this.show({ data: step.data });
    return step?.place;
  }

  /** Takes words off the list of those without a place. */
  readonly forget = (words: Kept) =>
    this.show({ kept: this.#view.kept.filter((each) => each !== words) });

  /**
   * Takes the server's answer.
   * @param base the fields that it has answered to
   */
  take({ state, kept = [], problem = "" }: Answer, base: Fields): void {
    const { state: former, data: mine } = this.#view;
    const lost = [...kept];
    const isOther = state && whole in state.data !== whole in former.data;
    // While another program has broken the file, the words of its form wait for the repair.
    if (state && !(isOther && this.unsent.length > 0)) {
      if (isOther) this.#history = new History();
      const keep = (words: Kept) => lost.push(words);
      const data = isOther ? state.data : (merge(base, mine, state.data, keep) as Fields);
      this.show({ state, data });
    }
    this.show({ problem, kept: this.#keptWith(lost) });
  }

  #keptWith(words: readonly Kept[]): readonly Kept[] {
    const { kept } = this.#view;
    if (words.length === 0) return kept;
    const isNewer = ({ path }: Kept) => words.some((each) => each.path.join() === path.join());
    return [...kept.filter((each) => !isNewer(each)), ...words];
  }

  /** Shows something new; the form is not drawn again for what it has. */
  show(part: Partial<View>): void {
    const view = { ...this.#view, ...part };
    const keys = Object.keys(part) as (keyof View)[];
    if (keys.every((key) => view[key] === this.#view[key])) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

/** The fields that differ, each with both values. */
export function changesBetween(before: Fields, after: Fields): Change[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !same(before[key], after[key]))
    .map((key) => ({ key, was: before[key], now: after[key] }));
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
