import { editAddress } from "../content-files.ts";
import { formToken } from "../guard.ts";

const id = "undo-save";

/** The button that puts the files of the last save back. Its form stands beside the page's own. */
export function UndoButton() {
  return (
    <button type="submit" form={id}>
      Undo
    </button>
  );
}

export function UndoForm() {
  return (
    <form id={id} method="post" action="/edit/undo">
      <input type="hidden" name="~token" value={formToken()} />
    </form>
  );
}

/** Address of a file's history, or of the page that deletes it. */
export function toolAddress(tool: "history" | "delete", path: string): string {
  return editAddress(path).replace("/edit/", `/edit/${tool}/`);
}
