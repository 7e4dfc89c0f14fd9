import { useEffect, useState, useSyncExternalStore } from "react";
import type { Fields } from "../field-names.ts";
import type { FormProblem, FormState } from "../form-state.ts";
import { editAddress } from "../names.ts";
import { isEmpty, nameOfEntry, type Path, valueAt, withValue } from "../values.ts";
import { Bar } from "./bar.tsx";
import { Beside } from "./beside.tsx";
import type { Connection } from "./connection.ts";
import { Contents } from "./contents.tsx";
import type { Draft } from "./draft.ts";
import { Field, fieldsIn } from "./field.tsx";
import { FormContext } from "./form-context.ts";
import { listen } from "./listen.ts";

/** The form of a file, with its contents on the left and its pages on the right. */
export function Editor({ draft, connection }: { draft: Draft; connection: Connection }) {
  const { state, data } = useSyncExternalStore(draft.subscribe, draft.view);
  const [done, sayDone] = useState("");
  useEffect(() => listen(draft, connection, sayDone), [draft, connection]);
  useEffect(() => {
    history.replaceState(null, "", editAddress(state.path) + location.hash);
  }, [state.path]);
  const change = (path: Path, value: unknown) =>
    draft.edit(withValue(draft.view().data, path, value) as Fields);
  const move = (list: Path, from: number, to: number) => {
    const entries = valueAt(draft.view().data, list) as unknown[];
    sayDone(`${nameOfEntry(entries[from]) || "Entry"}: now ${to + 1} of ${entries.length}.`);
    change(list, entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    const button = [...list, to].join(".") + (to < from ? "-up" : "-down");
    setTimeout(() => document.getElementById(button)?.focus());
  };
  const { wrong, empty, problems } = problemsIn(state, data);
  const [first] = state.problems;
  const sendPicture: Connection["sendPicture"] = (fields) => connection.sendPicture(fields);
  return (
    <FormContext value={{ state, problems, change, move, sendPicture }}>
      <Contents schema={state.schema} data={data} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          connection.sync();
        }}
      >
        {fieldsIn({ schema: state.schema, value: data }).map((field) => (
          <Field key={field.path.join(".")} {...field} />
        ))}
        <Bar {...{ draft, done, wrong, empty }} />
        <p className="hint">
          Undo goes back to when this form was opened. For earlier changes, right-click content/
          {state.path} under Changes in GitHub Desktop, then Discard changes: the file is as you
          committed it last. What was committed is under History.
        </p>
        {state.isDeletable && (
          <a href={editAddress(state.path).replace("/edit/", "/edit/delete/")}>Delete</a>
        )}
      </form>
      {state.shownAt.length > 0 && (
        <Beside
          pages={state.shownAt}
          titles={state.choices.lists.link ?? []}
          waits={first && `${first.place}: ${first.message}`}
        />
      )}
    </FormContext>
  );
}

/** The problems of what is there, and by field, and those of fields that nobody has filled in yet. */
function problemsIn(state: FormState, data: Fields) {
  const isUnfilled = ({ field, elsewhere }: FormProblem) =>
    field !== "" && !elsewhere && isEmpty(valueAt(data, field.split(".")));
  const { wrong = [], empty = [] } = Object.groupBy(state.problems, (problem) =>
    isUnfilled(problem) ? "empty" : "wrong",
  );
  const problems = Map.groupBy(
    wrong.filter(({ elsewhere }) => !elsewhere),
    ({ field }) => field,
  );
  return { wrong, empty, problems };
}
