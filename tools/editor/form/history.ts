import { merge } from "../merge.ts";
import { type Path, placeOfChange, valueAt } from "../values.ts";

type Data = Record<string, unknown>;

/** A step that can be undone: the fields before and after it, and the place where they differ. */
export type Step = { before: Data; after: Data; place: Path; at: number };

/** In milliseconds: typing in one field without a longer pause is one step. */
const pause = 1000;

/** The steps of a form since it was opened. Each can be taken back alone: later ones stay. */
export class History {
  done: readonly Step[] = [];
  undone: readonly Step[] = [];

  add(before: Data, after: Data): void {
    const place = placeOfChange(before, after);
    const last = this.done.at(-1);
    const isSame =
      last &&
      Date.now() - last.at < pause &&
      typeof valueAt(after, place) === "string" &&
      last.place.join(".") === place.join(".");
    const step = { before: isSame ? last.before : before, after, place, at: Date.now() };
    this.done = [...(isSame ? this.done.slice(0, -1) : this.done), step];
    this.undone = [];
  }

  /**
   * Takes a step back.
   * @param now the form's data
   * @returns the data without the step; undefined where a later one has changed the same words
   */
  undo(now: Data, step: Step | undefined = this.done.at(-1)): Data | undefined {
    const data = step && between(step.after, step.before, now);
    if (!data) return undefined;
    this.done = this.done.filter((each) => each !== step);
    this.undone = [...this.undone, step];
    return data;
  }

  /** Repeats the step that was taken back last. */
  redo(now: Data): Data | undefined {
    const step = this.undone.at(-1);
    const data = step && between(step.before, step.after, now);
    if (!data) return undefined;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, step];
    return data;
  }
}

function between(from: Data, to: Data, now: Data): Data | undefined {
  let isLost = false;
  const data = merge(from, to, now, () => {
    isLost = true;
  });
  return isLost ? undefined : (data as Data);
}
