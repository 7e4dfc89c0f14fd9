import Form from "@rjsf/core";
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema } from "@rjsf/utils";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { editAddress } from "../content-files.ts";
import type { FormState } from "../form-state.ts";
import { moved, titleOf, valueAt, withValue } from "../values.ts";
import { Beside } from "./beside.tsx";
import { Connection } from "./connection.ts";
import { Contents } from "./contents.tsx";
import { KeptWords, Steps } from "./kept.tsx";
import { afterEdit, afterTouch, isSaid, type NewEntry } from "./new-entries.ts";
import { paste } from "./paste.ts";
import { Problems } from "./problems.tsx";
import { Server } from "./server.ts";
import { jump, show } from "./show-field.ts";
import { type Context, templates } from "./templates.tsx";
import { widgets } from "./widgets.tsx";

/** zod checks on the server, with the words of the build; here nothing is evaluated from strings. */
const validator = {
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};

/** A form shows what the file has, and adds nothing of its own. */
const noDefaults = {
  arrayMinItems: { populate: "never" },
  emptyObjectFields: "skipDefaults",
  constAsDefaults: "never",
  requiredBooleanDefault: "skip",
} as const;

function Editor({ connection }: { connection: Connection }) {
  const view = useSyncExternalStore(connection.subscribe, connection.view);
  const { state, data, said } = view;
  /** What a move of an entry or a paste has done. */
  const [done, sayDone] = useState("");
  const [newEntries, setNewEntries] = useState<readonly NewEntry[]>([]);
  const edit = (next: FormState["data"]) => {
    const { data: before } = connection.view();
    setNewEntries((entries) => afterEdit(entries, before, next));
    connection.edit(next);
  };
  useEffect(() => connection.start(), [connection]);
  useEffect(() => listen(connection, sayDone), [connection]);
  useEffect(() => {
    const query = state.asText ? "?text" : "";
    history.replaceState(null, "", editAddress(state.path) + query + location.hash);
  }, [state.path, state.asText]);

  const context = useMemo<Context>(
    () => ({
      file: state.path,
      quoted: state.quoted,
      choices: state.choices,
      valueAt: (path) => valueAt(connection.view().data, path),
      move: (list, from, to) => {
        const { data: now } = connection.view();
        const entries = valueAt(now, list) as unknown[];
        sayDone(`${titleOf(entries[from]) || "Entry"}: now ${to + 1} of ${entries.length}.`);
        const next = withValue(now, list, moved(entries, from, to)) as FormState["data"];
        setNewEntries((each) => afterEdit(each, now, next));
        connection.edit(next);
        const button = `${["root", ...list, to].join(".")}-${to < from ? "up" : "down"}`;
        setTimeout(() => document.getElementById(button)?.focus());
      },
      sendPicture: (fields) => connection.sendPicture(fields),
    }),
    [state.path, state.quoted, state.choices, connection],
  );
  const problems = useMemo(
    () => state.problems.filter(({ field, elsewhere }) => elsewhere || isSaid(field, newEntries)),
    [state.problems, newEntries],
  );
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder();
    for (const { field, place, line, message, elsewhere } of problems)
      if (field && !elsewhere)
        builder.addErrors(line ? `${place}: ${message}` : message, field.split("."));
    return builder.ErrorSchema as ErrorSchema;
  }, [problems]);
  const first = state.problems[0];

  return (
    <>
      <Contents schema={state.schema} data={data} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a field that is left tells the form around it */}
      <div
        className="form"
        onBlur={({ target }) =>
          setNewEntries((entries) => afterTouch(entries, target.id.replace(/^root\./, "")))
        }
      >
        <Form
          schema={state.schema as RJSFSchema}
          formData={data}
          onChange={(event) => edit(event.formData)}
          onSubmit={() => connection.tick(false, true)}
          validator={validator}
          extraErrors={errors}
          formContext={context}
          templates={templates}
          widgets={widgets}
          idSeparator="."
          uiSchema={{ "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] } }}
          experimental_defaultFormStateBehavior={noDefaults}
          showErrorList={false}
          noValidate
        >
          <div className="bar">
            <p className="commands">
              <b role="status" className={/^Sav(ed|ing…)$/.test(said) ? undefined : "wrong"}>
                {said}
              </b>
              <button
                type="button"
                disabled={view.steps.length === 0}
                onClick={() => step(connection.undo)}
              >
                Undo
              </button>
              <button type="button" disabled={!view.canRedo} onClick={() => step(connection.redo)}>
                Redo
              </button>
              <a href={editAddress(state.path) + (state.asText ? "" : "?text")}>
                {state.asText ? "Edit as a form" : "Edit as text"}
              </a>
              <span aria-live="polite">{done}</span>
            </p>
            <KeptWords kept={view.kept} forget={connection.forget} />
            <Problems problems={problems} />
          </div>
        </Form>
        <Steps
          file={state.path}
          steps={view.steps}
          undo={(each) => {
            const isDone = step(() => connection.undo(each));
            sayDone(isDone ? "" : "It was changed again since; take that back first.");
          }}
        />
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

/** Undoes or repeats a step, and shows its field. @returns whether it could */
function step(take: () => readonly (string | number)[] | undefined): boolean {
  const path = take();
  if (!path) return false;
  setTimeout(() => {
    const field = document.getElementById(["root", ...path].join("."));
    if (field) show(field);
  });
  return true;
}

/** Follows keys, the address, and the tab itself, whose words are sent before it is left. */
function listen(connection: Connection, say: (done: string) => void): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    step(key === "y" || event.shiftKey ? connection.redo : connection.undo);
  };
  const leave = (event: BeforeUnloadEvent) => {
    if (connection.wouldLose) event.preventDefault();
  };
  addEventListener("keydown", press, options);
  addEventListener("paste", (event) => say(paste(event) ?? ""), options);
  addEventListener("beforeunload", leave, options);
  addEventListener("pagehide", () => connection.leave(), options);
  addEventListener("focus", () => connection.tick(true), options);
  document.addEventListener("visibilitychange", () => connection.tick(true, true), options);
  addEventListener("hashchange", jump, options);
  jump();
  return () => ended.abort();
}

const place = document.getElementById("editor");
const text = document.getElementById("form-state")?.textContent;
const token = document.querySelector<HTMLInputElement>('[name="~token"]')?.value ?? "";
if (place && text) {
  const server = new Server((...request) => fetch(...request), token);
  const connection = new Connection(JSON.parse(text), server);
  createRoot(place).render(<Editor connection={connection} />);
}
