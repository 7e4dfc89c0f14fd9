import { readFiles } from "../../../site/load/files.ts";
import { loadTexts } from "../../../site/load-content.ts";
import { type NewKind, newFile } from "../../../site/new-file.ts";
import { serviceIdOf } from "../../../site/pages/related-posts.ts";
import { readSettings } from "../../../site/settings.ts";
import { goTo, typed } from "../answers.ts";
import { editAddress, newAddress } from "../content-files.ts";
import { writeFiles } from "../write-files.ts";
import { pageOf } from "./document.tsx";
import { Frame, Token } from "./frame.tsx";

/** The page that asks for a new entry. */
export function newPage(kind: NewKind): Promise<Response> {
  return pageOf(`Add a ${kind}`, <NewPage kind={kind} files={readFiles()} />);
}

/** Writes a new draft under the name of its title, and opens its form. */
export function addEntry(kind: NewKind, form: FormData): Promise<Response> | Response {
  const title = typed(form, "title");
  const about = typed(form, "service");
  const files = readFiles();
  const { data } = loadTexts(files);
  const entry = newFile(kind, title, data, readSettings(process.env).today, about);
  const wrong = (problem: string) =>
    pageOf(`Add a ${kind}`, <NewPage {...{ kind, files, title, about, problem }} />, 422);
  if (!/\w\.\w+$/.test(entry.path)) return wrong("It needs a letter or digit (a to z, 0 to 9).");
  if (entry.path in files) return wrong(`There is content/${entry.path} already; choose another.`);
  const { problems } = loadTexts({ ...files, [entry.path]: entry.text });
  const own = problems.find(({ file }) => file === `content/${entry.path}`);
  if (own) return wrong(`It cannot be added: ${own.message}.`);
  writeFiles({ [entry.path]: entry.text });
  return goTo(editAddress(entry.path));
}

type Props = {
  kind: NewKind;
  files: Record<string, string>;
  title?: string;
  /** The service that a post is mainly about. */
  about?: string;
  problem?: string;
};

/** Asks for the title of a new entry, of which its address is made. */
function NewPage({ kind, files, title = "", about = "", problem }: Props) {
  const services = kind === "post" ? (loadTexts(files).data.services ?? []) : [];
  return (
    <Frame title={`Add a ${kind}`} problem={problem}>
      <form method="post" action={newAddress(kind)}>
        <Token />
        <div className="field">
          <label htmlFor="title">{kind === "service" ? "Name" : "Title"}</label>
          <p className="hint" id="title-hint">
            Its address is made from it, once. It begins as a draft, which only the preview shows.
          </p>
          <input
            id="title"
            name="title"
            type="text"
            required
            maxLength={200}
            defaultValue={title}
            aria-describedby="title-hint"
          />
        </div>
        {services.length > 0 && (
          <div className="field">
            <label htmlFor="service">What it is mainly about</label>
            <select id="service" name="service" required defaultValue={about}>
              <option value="">Choose a service</option>
              {services.map((service) => (
                <option key={service.file} value={serviceIdOf(service)}>
                  {service.name}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="main">
          Begin
        </button>
      </form>
    </Frame>
  );
}
