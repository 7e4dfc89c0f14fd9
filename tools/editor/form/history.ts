import type { Fields } from "../field-names.ts";
import { merge } from "../merge.ts";
import { type Path, placeOfChange, valueAt } from "../values.ts";

/** The fields before and after a step, the place where they differ, and when it was made. */
type Step = { before: Fields; after: Fields; place: Path; at: number };

type Turned = { data: Fields; place: Path };

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
   * Takes the last step back.
   * @param now the form's data
   * @returns the data without the step, and its place
   */
  undo(now: Fields): Turned | undefined {
    return turn(this.#done, this.#undone, now, true);
  }

  /** Repeats the step that was taken back last. */
  redo(now: Fields): Turned | undefined {
    return turn(this.#undone, this.#done, now, false);
  }
}

/** Turns the last step of a list by a merge: what was changed since stays, also elsewhere. */
function turn(from: Step[], to: Step[], now: Fields, isBack: boolean): Turned | undefined {
  const step = from.pop();
  if (!step) return undefined;
  to.push(step);
  const [base, mine] = isBack ? [step.after, step.before] : [step.before, step.after];
  return { data: merge(base, mine, now, () => {}) as Fields, place: step.place };
}
