import Form from "@rjsf/core";
import type { RJSFSchema } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { deleteAddress, editAddress, isDeletable } from "../content-files.ts";
import type { FormState } from "../form-state.ts";
import { moved, nameOfEntry, valueAt, withValue } from "../values.ts";
import { Bar } from "./bar.tsx";
import { Beside } from "./beside.tsx";
import type { Connection } from "./connection.ts";
import { Contents } from "./contents.tsx";
import type { Context } from "./context.ts";
import { Steps } from "./kept.tsx";
import { listen, step } from "./listen.ts";
import { afterEdit, afterTouch, isSaid, type NewEntry } from "./new-entries.ts";
import { errorsOf, settings } from "./rjsf.ts";

/** The form of a file, with its contents on the left and its pages on the right. */
export function Editor({ connection }: { connection: Connection }) {
  const view = useSyncExternalStore(connection.subscribe, connection.view);
  const { state, data, steps } = view;
  const [done, sayDone] = useState("");
  const [newEntries, setNewEntries] = useState<readonly NewEntry[]>([]);
  const edit = useCallback(
    (next: FormState["data"]) => {
      const { data: before } = connection.view();
      setNewEntries((entries) => afterEdit(entries, before, next));
      connection.edit(next);
    },
    [connection],
  );
  useEffect(() => connection.start(), [connection]);
  useEffect(() => listen(connection, sayDone), [connection]);
  useEffect(() => {
    const query = state.asText ? "?text" : "";
    history.replaceState(null, "", editAddress(state.path) + query + location.hash);
  }, [state.path, state.asText]);
  const { path: file, quoted, choices } = state;
  const context = useMemo<Context>(
    () => ({
      file,
      quoted,
      choices,
      valueAt: (path) => valueAt(connection.view().data, path),
      move: (list, from, to) => {
        const now = connection.view().data;
        sayDone(placeAfterMove(valueAt(now, list), from, to));
        edit(withValue(now, list, moved(valueAt(now, list), from, to)) as FormState["data"]);
        const button = `${["root", ...list, to].join(".")}-${to < from ? "up" : "down"}`;
        setTimeout(() => document.getElementById(button)?.focus());
      },
      sendPicture: (fields) => connection.sendPicture(fields),
    }),
    [file, quoted, choices, connection, edit],
  );
  const { said = [], empty = [] } = Object.groupBy(state.problems, ({ field, elsewhere }) =>
    elsewhere || isSaid(field, newEntries) ? "said" : "empty",
  );
  // The form takes another object for other problems.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which are said
  const errors = useMemo(() => errorsOf(said), [state.problems, newEntries]);
  const touch = (id: string) =>
    setNewEntries((entries) => afterTouch(entries, id.replace(/^root\./, "")));
  const [first] = state.problems;
  return (
    <>
      <Contents schema={state.schema} data={data} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a field that is left tells the form around it */}
      <div className="form" onBlur={({ target }) => touch(target.id)}>
        <Form
          {...settings}
          schema={state.schema as RJSFSchema}
          formData={data}
          onChange={(event) => edit(event.formData)}
          onSubmit={() => connection.tick(false, true)}
          extraErrors={errors}
          formContext={context}
        >
          <Bar {...{ connection, view, done, empty }} problems={said} />
        </Form>
        <Steps
          file={state.path}
          steps={steps}
          undo={(each) => {
            const isDone = step(() => connection.undo(each));
            sayDone(isDone ? "" : "It was changed again since; take that back first.");
          }}
        />
        {isDeletable(state.path) && (
          <p>
            <a href={deleteAddress(state.path)}>Delete</a>
          </p>
        )}
      </div>
      {state.shownAt.length > 0 && (
        <Beside
          pages={state.shownAt}
          titles={state.choices.lists.link ?? []}
          waits={first && `${first.place}: ${first.message}`}
        />
      )}
    </>
  );
}

function placeAfterMove(list: unknown, from: number, to: number): string {
  const entries = list as unknown[];
  return `${nameOfEntry(entries[from]) || "Entry"}: now ${to + 1} of ${entries.length}.`;
}
