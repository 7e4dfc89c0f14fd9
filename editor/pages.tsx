import type { ReactNode } from "react";
import { formatProblem, type Problem } from "../content/load/problem.ts";
import { type AddedPicture, takesPictures } from "./add-picture.ts";
import { type ContentFile, editAddress, formAt, labelOf } from "./content-files.ts";
import type { Field } from "./field.ts";
import { FieldView } from "./field-view.tsx";
import { isDeletable } from "./git/delete.ts";
import { toolAddress, UndoButton, UndoForm } from "./git/undo.tsx";
import { formToken } from "./guard.ts";
import { Help, type HelpProps } from "./help.tsx";
import { Input } from "./input.tsx";
import { PictureField } from "./picture-field.tsx";
import { isNew } from "./save.ts";

/** The list of all content files. */
export function FileList({ files, problems }: { files: ContentFile[]; problems: Problem[] }) {
  const groups = [...new Set(files.map(({ group }) => group))];
  return (
    <main>
      <h1>Content</h1>
      <p>
        <a href="/edit/changes">What has changed, and send it for review</a>
      </p>
      <Problems problems={problems} title="Mistakes to mend" />
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="files">
            {files
              .filter((file) => file.group === group)
              .map(({ path, label }) => (
                <li key={path}>
                  <a href={editAddress(path)}>{label}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <h2>Add</h2>
      <ul>
        <li>
          <a href="/edit/blog/new">A post</a>
        </li>
        <li>
          <a href="/edit/services/new">A service</a>
        </li>
        <li>
          <a href="/edit/pages/new">A page</a>
        </li>
      </ul>
    </main>
  );
}

export type EditPageProps = {
  path: string;
  /** The form; undefined where the file is edited as text. */
  field: Field | undefined;
  data: unknown;
  /** The file's comments by field name; "" for the whole file. */
  comments: ReadonlyMap<string, string>;
  /** The Markdown below the fields, or the whole file where it is edited as text. */
  body: string | undefined;
  /** The end of a post's address. */
  address?: string | undefined;
  /** Hash of the file that the form was made from, so that a later change is not overwritten. */
  seen: string;
  problems: Problem[];
  saved: boolean;
  /** The picture that the form sent. */
  picture?: AddedPicture | undefined;
  changed: boolean;
  /** Addresses of pages that show the file. */
  shownAt: string[];
  help: HelpProps;
};

/** The form of one file. */
export function EditPage(props: EditPageProps): ReactNode {
  const { path, field, data, comments, body, seen, problems, saved, changed, shownAt } = props;
  return (
    <main>
      <p>
        <a href="/edit">Content</a> / <code>content/{path}</code>
      </p>
      <h1>{labelOf(path)}</h1>
      {comments.has("") && <p className="comment">{comments.get("")}</p>}
      {saved && (
        <div className="notice saved">
          <p role="status">Saved.</p>
          <UndoButton /> <a href="/edit/changes">What has changed, and send it for review</a>
        </div>
      )}
      <Problems problems={problems} title="Not in order yet:" />
      <form
        method="post"
        encType="multipart/form-data"
        action={editAddress(path)}
        data-changed={changed}
      >
        {/* The Enter key presses the first button of a form. */}
        <button type="submit" name="~do" value="save" hidden aria-hidden tabIndex={-1} />
        <input type="hidden" name="~seen" value={seen} />
        <input type="hidden" name="~token" value={formToken()} />
        {field && (
          <FieldView
            field={field}
            value={data}
            name=""
            label=""
            required
            problems={problems}
            comments={comments}
          />
        )}
        {field && props.address !== undefined && (
          <Input
            field={{ kind: "text", shape: "line" }}
            name="~address"
            label="Address: /blog-lists/"
            required
            value={props.address}
            comment="Change it with care; the old address leads to the new one."
            messages={[]}
          />
        )}
        {body !== undefined && (
          <div className="field">
            <label htmlFor="~body">{field ? "Text (Markdown)" : "The file as text"}</label>
            <textarea id="~body" name="~body" className="body" defaultValue={body} />
          </div>
        )}
        {takesPictures(path) && <PictureField added={props.picture} />}
        <Help {...props.help} />
        <p className="bar">
          <button type="submit" name="~do" value="save" className="save">
            Save
          </button>
          {shownAt.slice(0, 3).map((address) => (
            <a key={address} href={address}>
              See {address}
            </a>
          ))}
          <a href={field ? `${editAddress(path)}?text` : editAddress(path)}>
            {field ? "Edit as text" : "Edit as a form"}
          </a>
          {!isNew(path) && <a href={toolAddress("history", path)}>History</a>}
          {!isNew(path) && isDeletable(path) && <a href={toolAddress("delete", path)}>Delete</a>}
        </p>
      </form>
      <UndoForm />
    </main>
  );
}

/** A list of problems, each with a link to its field; nothing where there are none. */
export function Problems({ problems, title }: { problems: Problem[]; title: string }) {
  if (problems.length === 0) return null;
  return (
    <div className="notice wrong" role="alert">
      <p>{title}</p>
      <ul>
        {problems.map((problem) => (
          <li key={formatProblem(problem)} className="problem">
            <a href={formAt(problem)}>{formatProblem(problem)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
