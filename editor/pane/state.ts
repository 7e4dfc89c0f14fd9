import type { Answer, Shown } from "../page/index";
import type { Note } from "../page/shown";

export type State = {
  /** What is known of the form; undefined while the page loads. */
  shown: Shown | undefined;
  /** Problems on another day, or of the other region. */
  further: Note[];
  /** Why the page stays as it was. */
  error: string | undefined;
  /** What was pressed last. */
  answer: Answer | undefined;
  /** Whether the page is of another build than the editor. */
  isOtherBuild: boolean;
  /** Whether another tab has saved the entry since it was opened here. */
  isSavedElsewhere: boolean;
  region: string;
  /** The width of the page; without one, as wide as the pane. */
  width: number | undefined;
  isFolded: boolean;
};
