import type { ReactNode } from "react";
import type { Problem } from "../content/load/problem.ts";
import { isDeletable } from "./addresses.ts";
import { type ContentFile, editAddress, labelOf } from "./content-files.ts";
import { toolAddress, UndoForm } from "./git/undo.tsx";
import { formToken } from "./guard.ts";
import { Problems } from "./problems.tsx";
import { isNew } from "./save.ts";
import type { Start } from "./start.ts";

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

/** The form of one file, which `form/app.tsx` draws. */
export function EditPage({ start }: { start: Start }): ReactNode {
  const { path, comments } = start;
  return (
    <main className="wide">
      <p>
        <a href="/edit">Content</a> / <code>content/{path}</code>
      </p>
      <h1>{labelOf(path)}</h1>
      {comments[""] && <p className="comment">{comments[""]}</p>}
      <input type="hidden" name="~token" value={formToken()} />
      <div id="editor">The form is being made …</div>
      {!isNew(path) && (
        <p>
          <a href={toolAddress("history", path)}>History</a>{" "}
          {isDeletable(path) && <a href={toolAddress("delete", path)}>Delete</a>}
        </p>
      )}
      <UndoForm />
      <script
        id="editor-start"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(start).replaceAll("<", "\\u003c") }}
      />
      <script src="/edit/~form.js" />
    </main>
  );
}
