import type { FormProblem } from "../form-state.ts";
import { editAddress, placeOf } from "../names.ts";
import type { Draft } from "./draft.ts";
import { showProblem, showStep } from "./show-field.ts";

type Props = {
  draft: Draft;
  /** What a move of an entry or a paste has done. */
  done: string;
  /** Problems of what is there, and of required fields without words. */
  wrong: FormProblem[];
  empty: FormProblem[];
};

/** Below the form: where its words are, what can be taken back, and what is to be fixed. */
export function Bar({ draft, done, wrong, empty }: Props) {
  const { said, history } = draft;
  return (
    <div className="bar">
      <p className="commands">
        <b role="status" className={/^Sav(ed|ing…)$/.test(said) ? undefined : "wrong"}>
          {said}
        </b>
        <button type="button" disabled={!history.canUndo} onClick={() => showStep(draft.undo)}>
          Undo
        </button>
        <button type="button" disabled={!history.canRedo} onClick={() => showStep(draft.redo)}>
          Redo
        </button>
        <span aria-live="polite">{done}</span>
      </p>
      <KeptWords draft={draft} />
      {empty.length > 0 && (
        <p>
          Pages show your words once these are filled in:{" "}
          {empty.map(({ field, place }, index) => (
            <span key={field}>
              {index > 0 && ", "}
              <a href={`#${field}`}>{place}</a>
            </span>
          ))}
        </p>
      )}
      <Problems problems={wrong} />
    </div>
  );
}

/** Words that have no place in the file any more, to be copied. */
function KeptWords({ draft }: { draft: Draft }) {
  return draft.view().kept.map((each) => {
    const place = placeOf(each.path.join("."));
    return (
      <div key={each.path.join(".")} className="wrong" role="alert">
        <p>
          {place} was not saved: {each.message}. Copy your words:
        </p>
        <textarea aria-label={`Your words of ${place}`} readOnly value={each.words} />
        <button type="button" onClick={() => draft.forget(each)}>
          I have them
        </button>
      </div>
    );
  });
}

/** What is to be fixed, each a link to its words. */
function Problems({ problems }: { problems: FormProblem[] }) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? "1 thing" : `${problems.length} things`;
  return (
    <div className="wrong" role="alert">
      <p>
        {count} to fix. Your words are saved; until then, pages show the last ones that were in
        order.
      </p>
      <ul>
        {problems.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
          <li key={i} className="problem">
            <a
              href={`${problem.elsewhere ? editAddress(problem.elsewhere) : ""}#${problem.field}`}
              onClick={(event) => {
                if (problem.elsewhere) return;
                event.preventDefault();
                showProblem(problem);
              }}
            >
              {problem.place}: {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
