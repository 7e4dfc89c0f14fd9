import { readFiles } from "../../../site/load/files.ts";
import { loadTexts } from "../../../site/load-content.ts";
import { type NewKind, newFile } from "../../../site/new-file.ts";
import { serviceIdOf } from "../../../site/pages/related-posts.ts";
import { readSettings } from "../../../site/settings.ts";
import { goTo, typed } from "../answers.ts";
import { editAddress } from "../names.ts";
import { writeFiles } from "../write-files.ts";
import { framed } from "./document.tsx";

type Refused = { title?: string; about?: string; problem?: string };

/**
 * The page that asks for the title of a new entry, of which its address is made.
 * @param about the service that a post is mainly about
 */
export function newPage(kind: NewKind, { title = "", about = "", problem }: Refused = {}) {
  const services = kind === "post" ? (loadTexts(readFiles()).data.services ?? []) : [];
  const form = (
    <form method="post">
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
  );
  return framed(`Add a ${kind}`, form, problem);
}

/** Writes a new draft under the name of its title, and opens its form. */
export function addEntry(kind: NewKind, form: FormData): Promise<Response> | Response {
  const [title, about] = [typed(form, "title"), typed(form, "service")];
  const files = readFiles();
  const { today } = readSettings(process.env);
  const { path, text } = newFile(kind, title, loadTexts(files).data, today, about);
  const wrong = (problem: string) => newPage(kind, { title, about, problem });
  if (!/\w\.\w+$/.test(path)) return wrong("It needs a letter or digit (a to z, 0 to 9).");
  if (path in files) return wrong(`There is content/${path} already; choose another.`);
  const { problems } = loadTexts({ ...files, [path]: text });
  const own = problems.find(({ file }) => file === `content/${path}`);
  if (own) return wrong(`It cannot be added: ${own.message}.`);
  writeFiles({ [path]: text });
  return goTo(editAddress(path));
}
