import { type Files, readFiles } from "../../../site/load/files.ts";
import { loadTexts } from "../../../site/load-content.ts";
import { addressesAround, deletion, linkingFiles } from "../addresses.ts";
import { goTo, missing, typed } from "../answers.ts";
import {
  deleteAddress,
  editAddress,
  isDeletable,
  labelOf,
  schemaOf,
  titleOf,
} from "../content-files.ts";
import { type Texts, writeFiles } from "../write-files.ts";
import { pageOf } from "./document.tsx";
import { Frame, Token } from "./frame.tsx";

/** The page that asks whether a file is to be deleted. */
export function deletePage(path: string, files: Files, to?: string, problem?: string) {
  const source = files[path];
  if (!isDeletable(path) || source === undefined) return missing();
  const { own, others } = addressesAround(path, files);
  const { [path]: _, ...rest } = files;
  const linking = linkingFiles(own, rest).filter(schemaOf);
  const links = linking.map((file) => ({ path: file, title: titleOf(file, files[file] ?? "") }));
  const page = (
    <DeletePage {...{ path, title: titleOf(path, source), own, others, links, to, problem }} />
  );
  return pageOf(`Delete ${titleOf(path, source)}`, page, problem ? 422 : 200);
}

/** Deletes a file, unless others need it. */
export function remove(path: string, form: FormData): Promise<Response> | Response {
  const files = readFiles();
  const source = files[path];
  const to = typed(form, "to");
  const { own } = addressesAround(path, files);
  if (!isDeletable(path) || source === undefined || (own.length > 0 && !to))
    return deletePage(path, files);
  const texts = deletion(path, to === "nowhere" ? "" : to, files);
  const after = Object.entries({ ...files, ...texts }).filter(([, text]) => text !== null);
  const [problem] = loadTexts(Object.fromEntries(after) as Record<string, string>).problems;
  if (problem) {
    const place = labelOf(problem.file.replace(/^content\//, ""));
    return deletePage(path, files, to, `${place}: ${problem.message}`);
  }
  writeFiles(texts);
  const before = Object.fromEntries(Object.keys(texts).map((file) => [file, files[file] ?? null]));
  return pageOf("Deleted", <DeletedPage title={titleOf(path, source)} before={before} />);
}

/** Puts back the texts that the page of a deletion has kept. */
export function restore(form: FormData): Response {
  const texts = JSON.parse(typed(form, "before")) as Record<string, string>;
  writeFiles(Object.fromEntries(Object.entries(texts).filter(([path]) => schemaOf(path))));
  return goTo("/edit");
}

type Props = {
  path: string;
  title: string;
  own: string[];
  others: { path: string; title: string }[];
  /** The other files that link to it. */
  links: { path: string; title: string }[];
  to: string | undefined;
  problem: string | undefined;
};

/** Asks where the address of a deleted page should lead, and says what links to it. */
function DeletePage({ path, title, own, others, links, to, problem }: Props) {
  return (
    <Frame
      title={`Delete “${title}”?`}
      problem={problem && `It stays, since it is needed. ${problem}`}
    >
      {links.length > 0 && (
        <>
          <p>These texts link to it:</p>
          <ul className="links">
            {links.map((link) => (
              <li key={link.path}>
                <a href={editAddress(link.path)}>{link.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <form method="post" action={deleteAddress(path)}>
        <Token />
        {own.length > 0 && (
          <div className="field">
            <label htmlFor="to">Where should {own.join(", ")} lead?</label>
            <p className="hint">Links to it in other texts lead there too.</p>
            <select id="to" name="to" required defaultValue={to ?? ""}>
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
    </Frame>
  );
}

/** Says that a file is deleted; the page itself has the former texts, and its button puts them back. */
function DeletedPage({ title, before }: { title: string; before: Texts }) {
  return (
    <Frame title={`“${title}” is deleted`}>
      <form method="post" action="/edit/~restore">
        <Token />
        <input type="hidden" name="before" value={JSON.stringify(before)} />
        <button type="submit">Undo</button>
      </form>
    </Frame>
  );
}
