import type { ReactNode } from "react";
import { labelOf } from "../content-files.ts";
import type { FormState } from "../form-state.ts";

/** The form of one file, which `form/app.tsx` draws. */
export function EditPage({ state }: { state: FormState }): ReactNode {
  const { path } = state;
  return (
    <main>
      <p>
        <a href="/edit">Content</a> / <code>content/{path}</code>
      </p>
      <h1>{labelOf(path)}</h1>
      <div id="editor">The form is being made …</div>
      <script
        id="form-state"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll("<", "\\u003c") }}
      />
      <script src="/edit/~form.js" />
    </main>
  );
}
