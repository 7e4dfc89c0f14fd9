import { hash } from "node:crypto";
import type { Problem } from "../../site/load/problem.ts";
import { readSource } from "../../site/load/source.ts";
import { type Loaded, loadTexts } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { readPictures } from "../../site/pictures/read-pictures.ts";
import { address, body, fieldsOf } from "./change-file.ts";
import { type Choices, choicesFor } from "./choices.ts";
import { schemaOf } from "./content-files.ts";
import { formToken } from "./csrf.ts";
import { filesOfPage } from "./files-of-page.ts";
import { type FormProblem, formProblem } from "./form-problem.ts";
import { formSchema, type Json } from "./form-schema.ts";
import { lastInOrder } from "./last-in-order.ts";
import { quotedIn } from "./quoted-in.ts";

/** All that a file's form is drawn from. */
export type FormState = {
  path: string;
  schema: Json;
  /** The fields; "~body" is the Markdown below them or the whole text, "~address" the file's name. */
  data: Record<string, unknown>;
  /** Hash of all content and the names of its pictures, by which a form knows that it is the last. */
  version: string;
  asText: boolean;
  /** Whether it is edited as text for its mistakes alone: once they are mended, it is a form again. */
  isBroken: boolean;
  /** Where else the facts of fields are said, by field name. */
  quoted: Record<string, string>;
  problems: FormProblem[];
  /** Addresses of pages that show the file. */
  shownAt: string[];
  choices: Choices;
};

const text = (title: string, description: string, format = "line"): Json => ({
  type: "string",
  title,
  description,
  format,
});

/** A version of all content, of the pictures beside it, and of the server, whose token a form needs. */
export function versionOf(files: Record<string, string>, root?: string): string {
  return hash("sha256", JSON.stringify([formToken(), files, [...readPictures(root)]])).slice(0, 16);
}

/** The form of a file as it is on disk; undefined where there is none. */
export async function formStateOf(
  path: string,
  files: Record<string, string>,
  wantsText = false,
): Promise<FormState | undefined> {
  const schema = schemaOf(path);
  const source = files[path];
  if (!schema || source === undefined) return undefined;
  const read = readSource(`content/${path}`, source);
  const loaded = loadTexts(files);
  // What is chosen from it stays while a file has a mistake.
  const inOrder = lastInOrder(loaded) ?? loaded;
  // A file whose fields cannot be read is edited as text.
  const fields = fieldsOf(path, source);
  const asText = wantsText || !fields;
  const bodyLine = asText ? 1 : read.bodyLine;
  const inForm = (problem: Problem) => formProblem(problem, path, bodyLine, asText);
  const state = {
    path,
    version: versionOf(files),
    quoted: fields ? quotedIn(path, fields, files) : {},
    problems: loaded.problems.map(inForm),
    shownAt: shownAt(path, files, inOrder),
    choices: choicesFor(path, files, inOrder),
    asText,
    isBroken: !fields,
  };
  if (asText) {
    const whole = text("The file as text", "Fields and words, as they are kept.", "lines");
    const properties = { [body]: whole };
    return { ...state, schema: { type: "object", properties }, data: { [body]: source } };
  }
  const form = formSchema(schema);
  const properties = { ...form.properties };
  if (address in fields)
    properties[address] = text("Address", "The old address leads to the new one.", "address");
  if (body in fields) properties[body] = text("Text", "The words below the heading.", "markdown");
  const required = [...(form.required ?? []), address, body].filter((key) => key in properties);
  return { ...state, schema: { ...form, properties, required }, data: fields };
}

/**
 * Pages that show a file, none while the content has problems. The earlier it is in the list of a
 * page, the more of it the page shows.
 */
function shownAt(
  path: string,
  files: Record<string, string>,
  { data, problems }: Loaded,
): string[] {
  if (problems.length > 0) return [];
  return listPages(data)
    .map((page) => ({ page, rank: filesOfPage(page, Object.keys(files)).indexOf(path) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page.path);
}
