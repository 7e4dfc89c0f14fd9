import type { z } from "zod";
import type { Pictures } from "../pictures/picture.ts";
import { pictureProblems } from "./check-pictures.ts";
import { checkReferences } from "./check-references.ts";
import { describeIssue } from "./describe-issue.ts";
import { fieldsAt } from "./fields-at.ts";
import { type Data, folders, singles } from "./kinds.ts";
import { didYouMean, type Problem } from "./problem.ts";
import { lineAt, readSource, type Source, strangeSign, withPlainLines } from "./source.ts";
import { collectTokens, fillData, fillText, type Tokens } from "./tokens.ts";

/** File texts by path below `content/`: "pages/home.yaml". */
export type Files = Readonly<Record<string, string>>;

/** By this day, all posts that are no drafts are out. */
const endOfTime = "9999-12-31";

export type Loaded = { data: Data; problems: Problem[] };

/**
 * Reads and checks all content.
 * @param files every file below `content/` that is no code
 * @param publicFiles addresses of the files in `public/`, or undefined where they cannot be known
 * @param today the day of the build: what is on the site by then may not link to what is not
 * @param pictures those that lie beside the texts
 * @returns the data, drafts and posts of later days included, only to be used when `problems` is empty
 */
export function loadContent(
  files: Files,
  publicFiles?: ReadonlySet<string>,
  today = endOfTime,
  pictures: Pictures = new Map(),
): Loaded {
  const problems: Problem[] = [];
  const source = (path: string) => readSource(`content/${path}`, files[path] ?? "");
  const raw = (path: string) => source(path).data;
  const tokens = tokensOf(raw);
  const data: Record<string, unknown> = {};
  const sources = new Map<string, Source>();

  const load = (path: string, schema: z.ZodType) => {
    const read = source(path);
    sources.set(read.file, read);
    return parse(read, schema, tokens, problems);
  };
  for (const [key, [path, schema]] of Object.entries(singles)) {
    if (path in files) data[key] = load(path, schema);
    else problems.push({ file: `content/${path}`, line: 1, field: "", message: "is missing" });
  }
  for (const [key, [folder, ending, schema]] of Object.entries(folders)) {
    const paths = Object.keys(files).filter((p) => p.startsWith(folder) && p.endsWith(ending));
    data[key] = paths.map((path) => load(path, schema)).filter((entry) => entry !== undefined);
  }
  data.samples = samplesOf(files, tokens, problems);
  problems.push(...strayFiles(files));
  if (problems.length === 0)
    problems.push(...checkReferences(data as Data, sources, today, { publicFiles, pictures }));
  problems.push(...pictureProblems(pictures));
  return { data: data as Data, problems };
}

/** site.yaml may use no tokens but its own name; the others may use the site's. */
function tokensOf(raw: (path: string) => unknown): Tokens {
  return collectTokens(raw("site.yaml"), raw("prices.yaml"), raw("promotion.yaml"));
}

function parse(source: Source, schema: z.ZodType, tokens: Tokens, problems: Problem[]): unknown {
  const { file, data, body, bodyLine } = source;
  problems.push(...source.problems);
  if (source.problems.length > 0) return undefined;
  const report = (message: string, path: readonly PropertyKey[]) =>
    problems.push({ file, line: source.lineOf(path), field: path.map(String).join("."), message });

  for (const path of protoKeys(data))
    report(`there is no field "${String(path.at(-1))}" here; remove it`, path);
  const filled = fillData(data, tokens, report);
  const result = schema.safeParse(filled);
  for (const issue of result.error?.issues ?? [])
    for (const path of placesOf(issue)) {
      const known = fieldsAt(schema, issue.path).filter(
        (key) => !hasField(filled, issue.path, key),
      );
      report(describeIssue(issue, valueAt(filled, path), known), path);
    }

  const text = fillText(body, tokens, (message, index) =>
    problems.push({
      file,
      line: bodyLine + lineAt(body, index) - 1,
      field: "",
      message,
    }),
  );
  if (file.endsWith(".md") && body.trim() === "")
    problems.push({ file, line: bodyLine, field: "", message: "has no text below its fields" });
  return result.success
    ? { ...(result.data as object), file, prose: { file, line: bodyLine, text } }
    : undefined;
}

/** An unknown field is reported at its own line, not at its parent's. */
function placesOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === "unrecognized_keys" && issue.keys.length === 1
    ? [[...issue.path, ...issue.keys]]
    : [issue.path];
}

/** Names that mean something to JavaScript, which a schema may not see. */
function protoKeys(data: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    ...(key === "__proto__" ? [[...path, key]] : []),
    ...protoKeys(value, [...path, Array.isArray(data) ? Number(key) : key]),
  ]);
}

function hasField(data: unknown, path: readonly PropertyKey[], key: string): boolean {
  return valueAt(data, [...path, key]) !== undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

function samplesOf(files: Files, tokens: Tokens, problems: Problem[]): Record<string, string> {
  const samples = Object.entries(files).filter(([path]) => path.startsWith("samples/"));
  return Object.fromEntries(
    samples.map(([path, text]) => {
      const report = (message: string, index: number) =>
        problems.push({ file: `content/${path}`, line: lineAt(text, index), field: "", message });
      const strange = strangeSign(withPlainLines(text));
      if (strange) report(strange.message, strange.index);
      return [path.slice("samples/".length), fillText(text, tokens, report).trimEnd()];
    }),
  );
}

/** A file that no kind reads is a file that an editor believes to be on the site. */
function strayFiles(files: Files): Problem[] {
  const known = Object.values(singles).map(([path]) => path as string);
  const inFolder = (path: string) =>
    path.startsWith("samples/") ||
    Object.values(folders).some(
      ([folder, ending]) =>
        path.startsWith(folder) &&
        path.endsWith(ending) &&
        !path.slice(folder.length).includes("/"),
    );
  return Object.keys(files)
    .filter((path) => !known.includes(path) && !inFolder(path))
    .map((path) => ({
      file: `content/${path}`,
      line: 1,
      field: "",
      message: `is no file that the site reads${didYouMean(path, known)}`,
    }));
}
