import { hash } from "node:crypto";
import type { Problem } from "../../site/load/problem.ts";
import { readSource } from "../../site/load/source.ts";
import { type Loaded, loadTexts } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { readPictures } from "../../site/pictures/read-pictures.ts";
import { type Choices, choicesFor } from "./choices.ts";
import { isDeletable, labelOf, schemaOf } from "./content-files.ts";
import { address, body, type Fields, whole } from "./field-names.ts";
import { fieldsOf } from "./fields.ts";
import { filesOfPage } from "./files-of-page.ts";
import { formSchema, type Json } from "./form-schema.ts";
import { placeOf } from "./names.ts";
import { quotedIn } from "./quoted-in.ts";

/** All that a file's form is drawn from. */
export type FormState = {
  path: string;
  schema: Json;
  data: Fields;
  /** Hash of all content and the names of its pictures, by which a form knows that it is the last. */
  version: string;
  /** Where else the facts of fields are said, by field name. */
  quoted: Record<string, string>;
  problems: FormProblem[];
  isDeletable: boolean;
  /** Addresses of pages that show the file. */
  shownAt: string[];
  choices: Choices;
};

/** A problem of the file, or of another one that this file causes or that was there before. */
export type FormProblem = {
  /** Name of the field in this file, "" for the file as a whole. */
  field: string;
  /** Line in the field's own text, 1-based, where that is known. */
  line?: number;
  /** Where it is, in words: "Plans 2 › Amount", "Text, line 3". */
  place: string;
  message: string;
  /** The other file, below `content/`. */
  elsewhere?: string;
};

/** Content of this process that had no problems: the last, with which forms go on while a file has some. */
let lastInOrder: Loaded | undefined;

/** A version of all content, and of the pictures beside it. */
export function versionOf(files: Record<string, string>): string {
  return hash("sha256", JSON.stringify([files, [...readPictures()]])).slice(0, 16);
}

/** The form of a file as it is on disk; undefined where there is none. */
export async function formStateOf(
  path: string,
  files: Record<string, string>,
): Promise<FormState | undefined> {
  const source = files[path];
  if (!schemaOf(path) || source === undefined) return undefined;
  const data = fieldsOf(path, source);
  const bodyLine = whole in data ? 1 : readSource(`content/${path}`, source).bodyLine;
  const loaded = loadTexts(files);
  if (loaded.problems.length === 0) lastInOrder = loaded;
  const inOrder = lastInOrder ?? loaded;
  return {
    path,
    schema: schemaWith(path, data),
    data,
    version: versionOf(files),
    quoted: quotedIn(path, data, files),
    problems: loaded.problems.map((problem) => formProblem(problem, path, data, bodyLine)),
    isDeletable: isDeletable(path),
    shownAt: shownAt(path, files, inOrder),
    choices: choicesFor(path, files, inOrder),
  };
}

/** A problem as the form of a file names it. */
function formProblem(problem: Problem, path: string, data: Fields, bodyLine: number): FormProblem {
  const { field, message } = problem;
  const file = problem.file.replace(/^content\//, "");
  if (file !== path)
    return { field, message, elsewhere: file, place: `${labelOf(file)}: ${placeOf(field)}` };
  const text = [whole, body].find((key) => key in data && (key === whole || field === ""));
  if (!text || problem.line < bodyLine) return { field, message, place: placeOf(field) };
  const line = problem.line - bodyLine + 1;
  return { field: text, line, message, place: `Text, line ${line}` };
}

/** The form's schema: the file's own, and what a form shows besides. */
function schemaWith(path: string, data: Fields): Json {
  const schema = whole in data ? undefined : schemaOf(path);
  const own: Json = schema ? formSchema(schema) : {};
  const added = Object.entries(addedFields).filter(([key]) => key in data);
  return {
    type: "object",
    properties: { ...own.properties, ...Object.fromEntries(added) },
    required: [...(own.required ?? []), ...added.map(([key]) => key)],
  };
}

const addedFields: Record<string, Json> = {
  [address]: text("Address", "The old address leads to the new one.", "address"),
  [body]: text("Text", "The words below the heading.", "markdown"),
  [whole]: text("The file as text", "Fields and words, as they are kept.", "lines"),
};

function text(title: string, description: string, format: string): Json {
  return { type: "string", title, description, format };
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
