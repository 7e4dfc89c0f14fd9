import type { ReactNode } from "react";
import { isDeletable } from "./addresses.ts";
import { labelOf, toolAddress } from "./content-files.ts";
import { formToken } from "./guard.ts";
import { isNew } from "./save.ts";
import type { Start } from "./start.ts";

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
      {/* The token of all that the page sends, and what its Undo button sends. */}
      <form id="undo-save" method="post" action="/edit/undo">
        <input type="hidden" name="~token" value={formToken()} />
      </form>
      <div id="editor">The form is being made …</div>
      {!isNew(path) && (
        <p>
          <a href={toolAddress("history", path)}>History</a>{" "}
          {isDeletable(path) && <a href={toolAddress("delete", path)}>Delete</a>}
        </p>
      )}
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
