import { editAddress } from "../content-files.ts";
import type { FormProblem } from "../form-problem.ts";
import type { Connection, View } from "./connection.ts";
import { KeptWords } from "./kept.tsx";
import { step } from "./listen.ts";
import { Problems } from "./problems.tsx";

type Props = {
  connection: Connection;
  view: View;
  /** What a move of an entry or a paste has done. */
  done: string;
  problems: FormProblem[];
  /** Problems of fields that are new and that nobody has filled in yet. */
  empty: FormProblem[];
};

/** Below the form: where its words are, what can be taken back, and what is to be fixed. */
export function Bar({ connection, view, done, problems, empty }: Props) {
  const { state, said, steps, canRedo, kept } = view;
  return (
    <div className="bar">
      <p className="commands">
        <b role="status" className={/^Sav(ed|ing…)$/.test(said) ? undefined : "wrong"}>
          {said}
        </b>
        <button type="button" disabled={steps.length === 0} onClick={() => step(connection.undo)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo} onClick={() => step(connection.redo)}>
          Redo
        </button>
        <a href={editAddress(state.path) + (state.asText ? "" : "?text")}>
          {state.asText ? "Edit as a form" : "Edit as text"}
        </a>
        <span aria-live="polite">{done}</span>
      </p>
      <KeptWords kept={kept} forget={connection.forget} />
      {problems.length === 0 && empty.length > 0 && (
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
      <Problems problems={problems} />
    </div>
  );
}
