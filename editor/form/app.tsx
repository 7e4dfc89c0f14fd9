import Form from "@rjsf/core";
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema } from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { formatProblem, type Problem } from "../../compiler/load/problem.ts";
import { editAddress } from "../content-files.ts";
import { Problems } from "../problems.tsx";
import type { Start } from "../start.ts";
import { Beside } from "./beside.tsx";
import { BothVersions } from "./both-versions.tsx";
import { Contents, jump, show } from "./contents.tsx";

import { formOf, send, type Verb } from "./send.ts";
import { type Context, templates } from "./templates.tsx";
import { moved, type Path, titleOf, valueAt, withValue } from "./values.ts";
import { widgets } from "./widgets.tsx";

type Data = Record<string, unknown>;

/** In milliseconds: a pause in typing. */
const pause = 700;

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

function Editor({ first }: { first: Start }) {
  const [start, setStart] = useState(first);
  const [data, setData] = useState<Data>(first.draft?.data ?? first.data);
  const [theirs, setTheirs] = useState(
    first.draft && first.draft.seen !== first.seen ? first : undefined,
  );
  const [problems, setProblems] = useState<Problem[]>(first.draft ? [] : first.problems);
  const [said, say] = useState("");
  const [kept, setKept] = useState(
    first.draft ? "These are your words that are not saved yet." : "",
  );
  const [waits, setWaits] = useState<string>();
  const latest = useRef({ start, data, isPending: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One request after the other: a draft never comes after the save of its words. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  latest.current = { ...latest.current, start, data };

  const post = useCallback(async (verb: Verb, more: Record<string, File> = {}) => {
    const answer = queue.current.then(() =>
      send(editAddress(latest.current.start.path), verb, { ...fieldsOf(latest.current), ...more }),
    );
    queue.current = answer.catch(() => {});
    try {
      return await answer;
    } catch {
      say("The preview does not answer. Your words stay here; start it again, then go on.");
      return undefined;
    }
  }, []);

  // Each pause in typing keeps the words as a draft, which the page beside shows.
  const keep = useCallback(async () => {
    latest.current.isPending = false;
    const answer = await post("draft");
    if (!answer) return;
    setKept("Your words are kept as a draft; nobody else sees them before you save.");
    setWaits(answer.problems[0] && formatProblem(answer.problems[0]));
  }, [post]);
  useEffect(() => {
    if (data === latest.current.start.data || data === first.draft?.data) return;
    latest.current.isPending = true;
    timer.current = setTimeout(keep, pause);
    return () => clearTimeout(timer.current);
  }, [data, keep, first]);
  useEffect(() => {
    const leave = () => {
      if (latest.current.isPending)
        navigator.sendBeacon(
          editAddress(latest.current.start.path),
          formOf("draft", fieldsOf(latest.current)),
        );
    };
    addEventListener("pagehide", leave);
    addEventListener("hashchange", jump);
    jump();
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("hashchange", jump);
    };
  }, []);

  const begin = (next: Start) => {
    latest.current.start = next;
    setStart(next);
    setData(next.data);
    setKept("");
    setWaits(undefined);
    history.replaceState(null, "", editAddress(next.path) + location.search + location.hash);
  };
  const save = async () => {
    say("");
    clearTimeout(timer.current);
    latest.current.isPending = false;
    const answer = await post("save");
    if (!answer) return;
    setProblems(answer.problems);
    if (answer.isChangedElsewhere) setTheirs(answer.start);
    else if (answer.start) {
      begin(answer.start);
      say("Saved.");
    }
    requestAnimationFrame(() => {
      const wrong = document.querySelector<HTMLElement>("[aria-invalid]");
      if (wrong) show(wrong);
    });
  };
  const discard = async () => {
    const answer = await post("discard");
    if (answer?.start) begin(answer.start);
    setTheirs(undefined);
    setProblems([]);
  };

  const context = useMemo<Context>(
    () => ({
      comments: start.comments,
      choices: start.choices,
      valueAt: (path) => valueAt(latest.current.data, path),
      move: (list, from, to, step) => {
        const entries = valueAt(latest.current.data, list) as unknown[];
        say(`${titleOf(entries[from]) || "Entry"}: now ${to + 1} of ${entries.length}.`);
        if (step) step();
        else setData(withValue(latest.current.data, list, moved(entries, from, to)) as Data);
        const button = `${["root", ...list, to].join(".")}-${to < from ? "up" : "down"}`;
        setTimeout(() => document.getElementById(button)?.focus());
      },
      addPicture: async (file) => {
        const answer = await post("picture", { "~picture": file });
        const picture = answer?.picture ?? { problem: "is not saved; try again" };
        if ("name" in picture) say(`The picture is saved: ![what it shows](${picture.name})`);
        return picture;
      },
    }),
    [start.comments, start.choices, post],
  );
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder();
    const own = problems.filter(({ file, field }) => file === `content/${start.path}` && field);
    for (const { field, message } of own) builder.addErrors(message, field.split("."));
    return builder.ErrorSchema as ErrorSchema;
  }, [problems, start.path]);

  return (
    <>
      <Contents schema={start.schema} data={data} />
      <div className="form">
        {kept && (
          <p className="kept">
            {kept}{" "}
            <button type="button" onClick={discard}>
              Discard them
            </button>
          </p>
        )}
        {theirs && (
          <BothVersions
            theirs={theirs}
            mine={data}
            take={(path: Path, value) => setData(withValue(data, path, value) as Data)}
            goOn={() => {
              setStart({ ...theirs, draft: undefined });
              setTheirs(undefined);
              setTimeout(keep);
            }}
          />
        )}
        <Form
          schema={start.schema as RJSFSchema}
          formData={data}
          onChange={(event) => setData(event.formData)}
          onSubmit={save}
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
          <Problems
            problems={problems}
            title="Not saved; this is not in order yet. Your words are kept."
          />
          <div className="bar">
            <button type="submit" className="save" disabled={theirs !== undefined}>
              Save
            </button>
            <span role="status">{said}</span>
            {said === "Saved." && (
              <>
                <button type="submit" form="undo-save">
                  Undo
                </button>
                <a href="/edit/changes">What has changed, and send it for review</a>
              </>
            )}
            <a href={editAddress(start.path) + (start.asText ? "" : "?text")}>
              {start.asText ? "Edit as a form" : "Edit as text"}
            </a>
          </div>
        </Form>
      </div>
      {start.shownAt.length > 0 && <Beside pages={start.shownAt} waits={waits} />}
    </>
  );
}

function fieldsOf({ start, data }: { start: Start; data: Data }) {
  return {
    "~data": JSON.stringify(data),
    "~seen": start.draft?.seen ?? start.seen,
    "~text": start.asText ? "yes" : "",
  };
}

const place = document.getElementById("editor");
const props = document.getElementById("editor-start")?.textContent;
if (place && props) createRoot(place).render(<Editor first={JSON.parse(props) as Start} />);
