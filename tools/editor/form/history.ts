import type { Fields } from "../field-names.ts";
import { merge } from "../merge.ts";
import { type Path, placeOfChange, valueAt } from "../values.ts";

/** The fields before and after a step, the place where they differ, and when it was made. */
type Step = { before: Fields; after: Fields; place: Path; at: number };

/** In milliseconds: typing in one field without a longer pause is one step. */
const pause = 1000;

/** The steps of a form since it was opened. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  add(before: Fields, after: Fields): void {
    const place = placeOfChange(before, after);
    const last = this.#done.at(-1);
    const isTyping = last && Date.now() - last.at < pause;
    const isSame = isTyping && last.place.join(".") === place.join(".");
    const goesOn = isSame && typeof valueAt(after, place) === "string";
    if (goesOn) this.#done.pop();
    this.#done.push({ before: goesOn ? last.before : before, after, place, at: Date.now() });
    this.#undone = [];
  }

  /**
   * Takes the last step back by a merge: what others changed since stays.
   * @param now the form's data
   * @returns the data without the step, and its place
   */
  undo(now: Fields): { data: Fields; place: Path } | undefined {
    const step = this.#done.pop();
    if (!step) return undefined;
    this.#undone.push(step);
    return { data: mergedInto(now, step.after, step.before), place: step.place };
  }

  /** Repeats the step that was taken back last. */
  redo(now: Fields): { data: Fields; place: Path } | undefined {
    const step = this.#undone.pop();
    if (!step) return undefined;
    this.#done.push(step);
    return { data: mergedInto(now, step.before, step.after), place: step.place };
  }
}

/** The data with a step; words that others have changed since stay as theirs. */
function mergedInto(now: Fields, from: Fields, to: Fields): Fields {
  return merge(from, to, now, () => {}) as Fields;
}
