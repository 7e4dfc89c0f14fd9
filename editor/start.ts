import { hash } from "node:crypto";
import { dirname } from "node:path/posix";
import type { Problem } from "../compiler/load/problem.ts";
import { readSource } from "../compiler/load/source.ts";
import { collectTokens } from "../compiler/load/tokens.ts";
import { type Loaded, loadTexts } from "../compiler/load-content.ts";
import { readPictures } from "../compiler/pictures/read-pictures.ts";
import { readSettings } from "../compiler/settings.ts";
import { outsideAddresses } from "../compiler/site/external-links.ts";
import { listPages } from "../compiler/site/list-pages.ts";
import { nameOf } from "../compiler/site/slug.ts";
import { hexOf } from "../components/brand/colours.ts";
import { ink, sceneNames } from "../content/schema/fields.ts";
import { takesPictures } from "./add-picture.ts";
import { commentsOf } from "./comments.ts";
import { schemaOf } from "./content-files.ts";
import { type Draft, draftOf, readDraft } from "./drafts.ts";
import { filesOfPage } from "./files-of-page.ts";
import { formSchema, type Json } from "./form-schema.ts";
import { newEntry } from "./new-entry.ts";
import { isNew, yamlOf } from "./save.ts";

/** All that a file's form is drawn from. */
export type Start = {
  path: string;
  schema: Json;
  /** The fields; "~body" is the Markdown below them or the whole text, "~address" a post's name. */
  data: Record<string, unknown>;
  /** Hash of the file that the form was made from, so that a later change is not overwritten. */
  seen: string;
  asText: boolean;
  /** The file's comments by field name; "" for the whole file. */
  comments: Record<string, string>;
  problems: Problem[];
  /** Words that were typed and not saved. */
  draft?: Draft | undefined;
  /** Addresses of pages that show the file. */
  shownAt: string[];
  choices: Choices;
};

/** The choices that fields offer. */
export type Choices = {
  /** Values of the `{{…}}` tokens, by name. */
  tokens: Record<string, string>;
  /** Addresses by format: of links, and of services. */
  lists: Record<string, string[]>;
  scenes: readonly string[];
  /** Colours by the names of inks. */
  inks: Record<string, string>;
  /** Names of the pictures beside the text; undefined where it can have none. */
  pictures: string[] | undefined;
};

const text = (title: string, description: string, format = "line"): Json => ({
  type: "string",
  title,
  description,
  format,
});

/** The form's first state: the file on disk, or a new entry; undefined where there is none. */
export function startOf(
  path: string,
  files: Record<string, string>,
  wantsText = false,
): Start | undefined {
  const schema = schemaOf(path);
  const source = isNew(path) ? undefined : files[path];
  if (!schema || path.includes("..")) return undefined;
  if (source === undefined && !isNew(path)) return undefined;
  const entry = source === undefined ? newEntry(path, files) : undefined;
  const read = source === undefined ? undefined : readSource(`content/${path}`, source);
  const loaded = loadTexts(files);
  const start = {
    path,
    seen: hash("sha256", source ?? "").slice(0, 16),
    comments: Object.fromEntries(commentsOf(yamlOf(path, source ?? entry?.text ?? ""))),
    problems: loaded.problems.filter(({ file }) => file === `content/${path}`),
    shownAt: shownAt(path, files, loaded),
    choices: choicesFor(path, files, loaded),
  };
  // A file whose fields cannot be read is edited as text.
  if (source !== undefined && (wantsText || read?.data === undefined)) {
    const whole = text("The file as text", "Fields and words, as they are kept.", "lines");
    const asText = { type: "object" as const, properties: { "~body": whole } };
    const draft = readDraft(draftOf(path, true));
    return { ...start, schema: asText, data: { "~body": source }, asText: true, draft };
  }
  const form = formSchema(schema);
  const fields = { ...((read ?? entry)?.data as object) };
  const more: Record<string, [Json, string]> = {};
  if (path.startsWith("blog/") && source !== undefined) {
    const hint = "The end of its address. The old address leads to the new one.";
    more["~address"] = [text("Address: /blog-lists/", hint), nameOf(path)];
  }
  if (path.endsWith(".md"))
    more["~body"] = [
      text("Text (Markdown)", "The words below the heading.", "markdown"),
      (read ?? entry)?.body ?? "",
    ];
  const [schemas, values] = [0, 1].map((at) =>
    Object.fromEntries(Object.entries(more).map(([key, pair]) => [key, pair[at]])),
  );
  return {
    ...start,
    schema: {
      ...form,
      properties: { ...form.properties, ...(schemas as Record<string, Json>) },
      required: [...(form.required ?? []), ...Object.keys(more)],
    },
    data: { ...fields, ...values },
    asText: false,
    draft: readDraft(path),
  };
}

/**
 * Pages that show a file, none while the content has problems. The earlier it is in the list of a
 * page, the more of it the page shows.
 */
export function shownAt(
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
  const read = (path: string) => readSource(`content/${path}`, files[path] ?? "").data;
  const [site, prices, promotion] = ["site.yaml", "prices.yaml", "promotion.yaml"].map(read);
  return collectTokens(site, prices, promotion, readSettings(process.env).region);
}

function choicesFor(
  path: string,
  files: Record<string, string>,
  { data, problems }: Loaded,
): Choices {
  const link =
    problems.length > 0
      ? []
      : [
          ...listPages(data).map((page) => page.canonical),
          ...Object.keys(outsideAddresses(data.site)).map((name) => `@${name}`),
        ];
  const services = Object.keys(files).filter((file) => file.startsWith("services/"));
  const beside = [...readPictures()].filter(
    ([file]) => dirname(file) === `content/${dirname(path)}`,
  );
  const pictures = beside.map(([file]) => file.split("/").at(-1) ?? "");
  return {
    tokens: Object.fromEntries(tokensOf(files)),
    lists: { link: [...new Set(link)], service: services.map(nameOf), screenshot: pictures },
    scenes: sceneNames,
    inks: Object.fromEntries(ink.options.map((name) => [name, hexOf(name)])),
    pictures: takesPictures(path) ? pictures : undefined,
  };
}
