import { type Files, readFiles } from "../../../site/load/files.ts";
import { loadTexts } from "../../../site/load-content.ts";
import { addressesAround, deletion, linkingFiles } from "../addresses.ts";
import { goTo, missing, typed } from "../answers.ts";
import { isDeletable, labelOf, schemaOf, titleOf } from "../content-files.ts";
import { editAddress } from "../names.ts";
import { writeFiles } from "../write-files.ts";
import { framed } from "./document.tsx";

/** The page that asks whether a file is to be deleted, where its address leads then, and what links to it. */
export function deletePage(path: string, files: Files, to = "", problem?: string) {
  const source = files[path];
  if (!isDeletable(path) || source === undefined) return missing();
  const { own, others } = addressesAround(path, files);
  const { [path]: _, ...rest } = files;
  const linking = linkingFiles(own, rest).filter(schemaOf);
  const page = (
    <>
      {linking.length > 0 && <p>These texts link to it:</p>}
      <ul>
        {linking.map((file) => (
          <li key={file}>
            <a href={editAddress(file)}>{titleOf(file, files[file] ?? "")}</a>
          </li>
        ))}
      </ul>
      <form method="post">
        {own.length > 0 && (
          <div className="field">
            <label htmlFor="to">Where should {own.join(", ")} lead?</label>
            <p className="hint">Links to it in other texts lead there too.</p>
            <select id="to" name="to" required defaultValue={to}>
              <option value="">Choose a page</option>
              <option value="nowhere">Nowhere: visitors read that there is no such page</option>
              {others.map((other) => (
                <option key={other.path} value={other.path}>
                  {other.title}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="main">
          Delete
        </button>
      </form>
    </>
  );
  return framed(`Delete “${titleOf(path, source)}”?`, page, problem);
}

/** Deletes a file, unless others need it; the page that says so has the former texts, to be put back. */
export function remove(path: string, form: FormData): Promise<Response> | Response {
  const files = readFiles();
  const source = files[path];
  const to = typed(form, "to");
  const { own } = addressesAround(path, files);
  if (!isDeletable(path) || source === undefined || (own.length > 0 && !to))
    return deletePage(path, files);
  const texts = deletion(path, to === "nowhere" ? "" : to, files);
  const after = Object.entries({ ...files, ...texts }).filter(([, text]) => text !== null);
  const [problem] = loadTexts(Object.fromEntries(after) as Files).problems;
  if (problem) {
    const place = labelOf(problem.file.replace(/^content\//, ""));
    const needed = `It stays, since it is needed. ${place}: ${problem.message}`;
    return deletePage(path, files, to, needed);
  }
  writeFiles(texts);
  const before = Object.fromEntries(Object.keys(texts).map((file) => [file, files[file] ?? null]));
  const undo = (
    <form method="post" action="/edit/~restore">
      <input type="hidden" name="before" value={JSON.stringify(before)} />
      <button type="submit">Undo</button>
    </form>
  );
  return framed(`“${titleOf(path, source)}” is deleted`, undo);
}

/** Puts back the texts that the page of a deletion has kept. */
export function restore(form: FormData): Response {
  const texts = JSON.parse(typed(form, "before")) as Record<string, string>;
  writeFiles(Object.fromEntries(Object.entries(texts).filter(([path]) => schemaOf(path))));
  return goTo("/edit");
}
