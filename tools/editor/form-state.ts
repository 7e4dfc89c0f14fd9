import { hash } from "node:crypto";
import { basename, dirname } from "node:path/posix";
import { hexOf } from "../../components/brand/colours.ts";
import { outsideAddresses } from "../../site/external-links.ts";
import { drawingNames } from "../../site/load/drawings.ts";
import { lastInOrder } from "../../site/load/last-in-order.ts";
import type { Problem } from "../../site/load/problem.ts";
import { readSource } from "../../site/load/source.ts";
import { collectTokens } from "../../site/load/tokens.ts";
import { type Loaded, loadTexts } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { nameOf } from "../../site/pages/slug.ts";
import { readPictures } from "../../site/pictures/read-pictures.ts";
import { ink } from "../../site/schema/fields.ts";
import { readSettings } from "../../site/settings.ts";
import { address, body, fieldsOf } from "./change-file.ts";
import { inWords, labelOf, placeOf, schemaOf } from "./content-files.ts";
import { formToken } from "./csrf.ts";
import { filesOfPage } from "./files-of-page.ts";
import { formSchema, type Json } from "./form-schema.ts";
import { takesPictures } from "./pictures.ts";
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

export type Option = { value: string; label: string };

/** The choices that fields offer. */
export type Choices = {
  /** Values of the `{{…}}` tokens, by name. */
  tokens: Record<string, string>;
  /** By format: links with the titles of their pages, and services. */
  lists: Record<string, Option[]>;
  scenes: readonly string[];
  /** Colours by the names of inks. */
  inks: Record<string, string>;
  /** The pictures beside the text, and whether any text shows them; undefined where it can have none. */
  pictures: { name: string; isShown: boolean; version: string }[] | undefined;
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

function formProblem(
  { file, field, line, message }: Problem,
  path: string,
  bodyLine: number,
  asText: boolean,
): FormProblem {
  const own = file.replace(/^content\//, "");
  if (own !== path)
    return { field, message, elsewhere: own, place: [labelOf(own), placeOf(field)].join(": ") };
  const inBody = asText || (path.endsWith(".md") && field === "" && line >= bodyLine);
  if (!inBody) return { field, message, place: placeOf(field) };
  const lineInBody = line - bodyLine + 1;
  return { field: body, line: lineInBody, message, place: `Text, line ${lineInBody}` };
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

/** The values of the tokens, as far as the files can be read. */
export function tokensOf(files: Record<string, string>) {
  const read = (name: string) => readSource(`content/${name}`, files[name] ?? "");
  const [site, prices, promotion] = ["site.yaml", "prices.yaml", "promotion.yaml"].map(
    (name) => read(name).data,
  );
  return collectTokens(site, prices, promotion, readSettings(process.env).region);
}

function choicesFor(
  path: string,
  files: Record<string, string>,
  { data, problems }: Loaded,
): Choices {
  const isInOrder = problems.length === 0;
  const pages = isInOrder ? listPages(data).filter((page) => page.canonical === page.path) : [];
  const outside = isInOrder ? Object.entries(outsideAddresses(data.site)) : [];
  const services = Object.keys(files).filter((file) => file.startsWith("services/"));
  const beside = [...readPictures()].filter(
    ([file]) => dirname(file) === `content/${dirname(path)}`,
  );
  const texts = Object.entries(files).filter(([file]) => dirname(file) === dirname(path));
  return {
    tokens: Object.fromEntries(tokensOf(files)),
    lists: {
      link: [
        ...pages.map((page) => ({ value: page.path, label: page.title })),
        ...outside.map(([name, to]) => ({ value: `@${name}`, label: to })),
      ],
      screenshot: beside.map(([file]) => ({ value: basename(file), label: basename(file) })),
      service: services.map((file) => ({ value: nameOf(file), label: inWords(nameOf(file)) })),
    },
    scenes: drawingNames(Object.keys(files)),
    inks: Object.fromEntries(ink.options.map((name) => [name, hexOf(name)])),
    pictures: takesPictures(path)
      ? beside.map(([file, { id }]) => ({
          name: basename(file),
          isShown: texts.some(([, other]) => other.includes(`(${basename(file)})`)),
          version: id,
        }))
      : undefined,
  };
}
