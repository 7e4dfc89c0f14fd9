import type { z } from "zod";
import type { Region } from "../settings.ts";
import { type Data, folderOf, folders, singles } from "./collections.ts";
import { describeIssue } from "./describe-issue.ts";
import { isDraft, parseDraft, withoutEmpty } from "./draft.ts";
import { isDrawing, readDrawings } from "./drawings.ts";
import type { Files } from "./files.ts";
import { didYouMean, type Found, nearest, type Problem } from "./problem.ts";
import { repaired } from "./repair.ts";
import { fieldsAt } from "./schema-at.ts";
import { lineAt, readSource, type Source, withPlainLines } from "./source.ts";
import { encodingProblem } from "./text-problems.ts";
import { collectTokens, factsWithFacts, fillData, fillText, type Tokens } from "./tokens.ts";
import { type FieldPath, valueAt, valuesIn } from "./walk.ts";

/** What was read: what is broken or missing has the form of its schema, and has a problem. */
type Parsed = Found & { sources: ReadonlyMap<string, Source>; data: Data };

/** Parses all content files, fills in their tokens and checks each against its schema. */
export function parseFiles(files: Files, region: Region): Parsed {
  const found: Found = { problems: [], doubtful: [] };
  const { problems } = found;
  const source = (path: string) => readSource(`content/${path}`, files[path] ?? "");
  const [site, prices, promotion] = factFiles.map((path) => source(path).data);
  const tokens = collectTokens(site, prices, promotion, region);
  for (const path of factsWithFacts(site))
    problems.push({
      file: "content/site.yaml",
      line: source("site.yaml").lineOf(path),
      field: path.join("."),
      message:
        "is quoted by texts as a fact itself, and cannot quote another; write it without {{…}}",
    });
  const strays = strayFiles(files);
  const data: Record<string, unknown> = {};
  const sources = new Map<string, Source>();

  const load = (path: string, schema: z.ZodType) => {
    const read = source(path);
    sources.set(read.file, read);
    return parse(read, schema, tokens, found);
  };
  for (const [key, [path, schema]] of Object.entries(singles)) {
    if (path in files) {
      data[key] = load(path, schema);
      continue;
    }
    data[key] = standIn(schema, `content/${path}`);
    if (!strays.some(({ meant }) => meant === path))
      problems.push({ file: `content/${path}`, line: 1, field: "", message: "is missing" });
  }
  for (const [key, [folder, ending, schema]] of Object.entries(folders)) {
    const paths = Object.keys(files).filter((p) => p.startsWith(folder) && p.endsWith(ending));
    data[key] = paths.map((path) => load(path, schema));
  }
  data.samples = samplesOf(files, tokens, found);
  data.scenes = readDrawings(files, tokens, problems);
  problems.push(...strays.map(({ problem }) => problem));
  const isWhole = factFiles.every((path) =>
    problems.every(({ file }) => file !== `content/${path}`),
  );
  if (isWhole) problems.push(...found.doubtful);
  // Every key above has a value, as its schema says.
  return { ...found, data: data as Data, sources };
}

/** The files whose values stand for tokens. */
const factFiles = ["site.yaml", "prices.yaml", "promotion.yaml"] as const;

/** The fields and the Markdown of a file. */
function parse(source: Source, schema: z.ZodType, tokens: Tokens, found: Found): unknown {
  const { file, bodyLine } = source;
  found.problems.push(...source.problems);
  if (source.problems.length > 0) return standIn(schema, file);
  const fields = parseFields(source, schema, tokens, found);
  const text = fillBody(source, tokens, found);
  return { ...fields, file, prose: { file, line: bodyLine, text } };
}

/** In place of a file that cannot be read. */
function standIn(schema: z.ZodType, file: string): unknown {
  return { ...(repaired(schema, undefined) as object), file, prose: { file, line: 1, text: "" } };
}

function parseFields(
  { file, data, lineOf }: Source,
  schema: z.ZodType,
  tokens: Tokens,
  found: Found,
): object {
  const reportIn = (list: Problem[]) => (message: string, path: FieldPath) => {
    const field = path.map(String).join(".");
    const isKnown = list.some(
      (known) => known.file === file && known.field === field && known.message === message,
    );
    if (!isKnown) list.push({ file, line: lineOf(path), field, message });
  };
  const report = reportIn(found.problems);
  const reportDoubtful = reportIn(found.doubtful);

  // No schema may see it.
  for (const [, path] of valuesIn(data))
    if (path.at(-1) === "__proto__") report('there is no field "__proto__" here; remove it', path);
  const filled = withoutEmpty(schema, fillData(data, tokens, reportDoubtful));
  const result = isDraft(filled) ? parseDraft(schema, filled) : schema.safeParse(filled);
  const issues = result.error?.issues ?? [];
  const misspelled = reportUnknown(issues, filled, schema, report);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || misspelled.has(issue.path.join("."))) continue;
    const [typed, value] = [data, filled].map((each) => valueAt(each, issue.path));
    // The length of a text that quotes a wrong fact says nothing, nor the form of one whose fact is unknown.
    const isLength = issue.code === "too_big" || issue.code === "too_small";
    const isDoubtful = String(isLength ? typed : value).includes("{{");
    (isDoubtful ? reportDoubtful : report)(describeIssue(issue, value), issue.path);
  }
  return (result.success ? result.data : repaired(schema, filled)) as object;
}

/** The Markdown of a file with its tokens filled in. */
function fillBody({ file, data, body, bodyLine }: Source, tokens: Tokens, found: Found): string {
  if (file.endsWith(".md") && body.trim() === "" && !isDraft(data))
    found.problems.push({
      file,
      line: bodyLine,
      field: "",
      message: "has no text below its fields",
    });
  return fillText(body, tokens, (message, index) =>
    found.doubtful.push({ file, line: bodyLine + lineAt(body, index) - 1, field: "", message }),
  );
}

/**
 * Reports the fields that the schema does not know.
 * @returns the missing fields that stand in the file under these names: the name alone is the problem
 */
function reportUnknown(
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  schema: z.ZodType,
  report: (message: string, path: FieldPath) => void,
): Set<string> {
  const misspelled = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const lacking = fieldsAt(schema, issue.path).filter(
      (key) => valueAt(data, [...issue.path, key]) === undefined,
    );
    for (const key of issue.keys) {
      const hint = didYouMean(key, lacking);
      const message = `there is no field "${key}" here; remove it or correct its name${hint}`;
      report(message, [...issue.path, key]);
      if (hint) misspelled.add([...issue.path, nearest(key, lacking)].join("."));
    }
  }
  return misspelled;
}

/** The code samples, by file name. */
function samplesOf(files: Files, tokens: Tokens, found: Found): Record<string, string> {
  const samples = Object.entries(files).filter(([path]) => path.startsWith("samples/"));
  return Object.fromEntries(
    samples.map(([path, typed]) => {
      const text = withPlainLines(typed);
      const reportIn = (list: Problem[]) => (message: string, index: number) =>
        list.push({ file: `content/${path}`, line: lineAt(text, index), field: "", message });
      const strange = encodingProblem(text);
      if (strange) reportIn(found.problems)(strange.message, strange.index);
      const filled = fillText(text, tokens, reportIn(found.doubtful));
      return [path.slice("samples/".length), filled.trimEnd()];
    }),
  );
}

/** Files that the site does not read, although their editor may believe so. */
function strayFiles(files: Files): { meant: string | undefined; problem: Problem }[] {
  const known = Object.values(singles).map(([path]) => path as string);
  const inFolder = (path: string) => {
    const [folder] = folderOf(path) ?? [];
    if (folder) return !path.slice(folder.length).includes("/");
    return path.startsWith("samples/") || isDrawing(path);
  };
  return Object.keys(files)
    .filter((path) => !known.includes(path) && !inFolder(path))
    .map((path) => {
      const message = `is no file that the site reads${didYouMean(path, known)}`;
      const problem = { file: `content/${path}`, line: 1, field: "", message };
      return { meant: nearest(path, known), problem };
    });
}
