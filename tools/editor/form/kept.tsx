import { placeOf } from "../content-files.ts";
import type { Kept } from "../merge.ts";
import { type Path, valueAt } from "../values.ts";
import type { Step } from "./history.ts";

/** Words that have no place in the file any more, to be copied. */
export function KeptWords({ kept, forget }: { kept: readonly Kept[]; forget(words: Kept): void }) {
  return kept.map((each) => {
    const place = placeInWords(each.path);
    return (
      <div key={each.path.join(".")} className="wrong" role="alert">
        <p>
          {place} was not saved: {each.message}. Copy your words:
        </p>
        <textarea aria-label={`Your words of ${place}`} readOnly value={each.words} />
        <button type="button" onClick={() => forget(each)}>
          I have them
        </button>
      </div>
    );
  });
}

type StepsProps = { file: string; steps: readonly Step[]; undo(step: Step): void };

/** What was changed since the form was opened; each change is taken back alone. */
export function Steps({ file, steps, undo }: StepsProps) {
  return (
    <details>
      <summary>Changes</summary>
      <ol>
        {steps.toReversed().map((step) => (
          <li key={step.at}>
            {placeInWords(step.place)}: {shortened(valueAt(step.after, step.place))}{" "}
            <button type="button" onClick={() => undo(step)}>
              Take back
            </button>
          </li>
        ))}
      </ol>
      <p className="hint">
        Since this form was opened. For earlier ones, right-click content/{file} under Changes in
        GitHub Desktop, then Discard changes: the file is as you committed it last. What was
        committed is under History.
      </p>
    </details>
  );
}

function placeInWords(path: Path): string {
  return placeOf(path.map((key) => String(key).replace("~body", "text")).join("."));
}

function shortened(value: unknown): string {
  const text = typeof value === "object" ? "" : String(value ?? "empty");
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}
