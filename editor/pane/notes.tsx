import type { ReactElement } from "react";
import type { Answer } from "../page/index";
import type { Note, Target } from "../page/shown";
import type { State } from "./state";

export type NotesProps = Pick<
  State,
  "shown" | "further" | "error" | "answer" | "isOtherBuild" | "isSavedElsewhere"
> & {
  /** The file whose form is open. */
  file: string | undefined;
  reveal: (target: Pick<Target, "keyPath">) => void;
};

/** What is to be done, below the page. */
export function Notes(props: NotesProps): ReactElement {
  const { shown, further, error, answer, isOtherBuild, isSavedElsewhere, reveal } = props;
  const notes = [...(shown?.notes ?? []), ...((shown?.notes.length ?? 0) > 0 ? [] : further)];
  return (
    <div role="status">
      <ul>
        {isOtherBuild && (
          <li className="error">
            The site has been built anew: save, then load this window of your browser again.
          </li>
        )}
        {isSavedElsewhere && (
          <li className="error">
            This was saved in another tab since it was opened here. To see that, load this window
            again; a save here asks before it writes over it.
          </li>
        )}
        {error && (
          <li className="error">The page stays as it was, because a part of it fails: {error}</li>
        )}
        {answer && <AnswerNote {...props} answer={answer} />}
        {notes.map((note) => (
          <ProblemNote key={note.keyPath + note.message} {...note} reveal={reveal} />
        ))}
      </ul>
    </div>
  );
}

type ProblemProps = Note & Pick<NotesProps, "reveal">;

function ProblemNote({ keyPath, label, message, reveal }: ProblemProps) {
  return (
    <li className="error">
      {keyPath ? (
        <button type="button" onClick={() => reveal({ keyPath })}>
          {label}
        </button>
      ) : (
        label
      )}
      {`: ${message}`}
    </li>
  );
}

/** What a press led to, where it did not lead to one field of the form. */
function AnswerNote({ answer, file, reveal }: NotesProps & { answer: Answer }) {
  const { targets, section, sends } = answer;
  const [first, ...others] = targets;
  const further = first && first.file !== file ? targets : others;
  if (sends) return <li>Nothing was sent: this is the editor.</li>;
  if (!first)
    return (
      <li>
        No field has these words: they are a part of the design
        {section ? `, in ${section.label}.` : "."}
      </li>
    );
  if (further.length === 0) return null;
  return (
    <li>
      {first.file === file ? "These words are also of: " : "This is of another form: "}
      {further.map((target) => (
        <TargetLink key={target.href} target={target} file={file} reveal={reveal} />
      ))}
    </li>
  );
}

type LinkProps = Pick<NotesProps, "file" | "reveal"> & { target: Target };

function TargetLink({ target, file, reveal }: LinkProps) {
  if (target.file === file)
    return (
      <button type="button" onClick={() => reveal(target)}>
        {target.label}
      </button>
    );
  return (
    <a href={location.origin + target.href} target="_blank" rel="noreferrer">
      {target.label}
    </a>
  );
}
