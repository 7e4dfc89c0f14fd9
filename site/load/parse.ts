import type { z } from "zod";
import type { Region } from "../settings.ts";
import { collectionOf, type Data, type Entry, entriesOf, folders, singles } from "./collections.ts";
import { type Drawings, isDrawing, readDrawings } from "./drawings.ts";
import type { Files } from "./files.ts";
import { withoutOffer } from "./offer.ts";
import { type Problem, pluralize } from "./problem.ts";
import { lineAt, readSource, type Source, withPlainLines } from "./source.ts";
import { collectTokens, fillData, fillText, type Tokens } from "./tokens.ts";
import { type FieldPath, type Step, stepsTo, valueAt } from "./walk.ts";

/** What was read. */
export type Parsed = {
  /** Undefined while a field of any file is missing or has another form. Limits may be broken. */
  data: Data | undefined;
  /** The files that could be read, as far as their schemas took them. */
  entries: Entry[];
  drawings: Drawings;
  sources: ReadonlyMap<string, Source>;
  problems: Problem[];
};

/** Problems found, and those that may go away once another file's problem is solved. */
type Found = { problems: Problem[]; doubtful: Problem[]; isBroken: boolean };

/** The files whose facts texts quote. */
const facts = /^content\/(?:site|prices|offer|services\/.*)\.yaml$/;

/**
 * Parses all content files, fills in their tokens and checks each against its schema.
 * @param hasOffer whether texts quote the offer; not after its last day
 */
export function parseFiles(files: Files, region: Region, hasOffer = true): Parsed {
  const found: Found = { problems: strayFiles(files), doubtful: [], isBroken: false };
  const sources = new Map<string, Source>();
  const source = (path: string) => readSource(path, files[path] ?? "");
  const [site, prices, offer] = [singles.site, singles.prices, singles.offer].map(
    ({ path }) => source(path).data,
  );
  const services = Object.keys(files).filter((path) => path.startsWith(folders.services.folder));
  const servicesData = services.map((path) => source(path).data);
  const tokens = collectTokens(site, prices, offer, servicesData, region);
  const load = (path: string, schema: z.ZodType) => {
    const read = source(path);
    sources.set(read.file, read);
    return parse(hasOffer ? read : withoutOffer(read), schema, tokens, found);
  };
  const data: Record<string, unknown> = {};
  for (const [key, { path, schema }] of Object.entries(singles)) {
    if (path in files) data[key] = load(path, schema);
    else {
      found.problems.push(ofFile(path, "is missing"));
      found.isBroken = true;
    }
  }
  for (const [key, { schema }] of Object.entries(folders)) {
    const paths = Object.keys(files).filter((path) => collectionOf(path)?.name === key);
    data[key] = paths.map((path) => load(path, schema));
  }
  data.samples = samplesOf(files, tokens, found);
  const drawings = readDrawings(files, tokens, found.doubtful);
  data.drawings = drawings;
  // What quotes a fact waits until the facts are in order.
  const isWaiting = found.problems.some(({ file }) => facts.test(file));
  const problems = isWaiting ? found.problems : [...found.problems, ...found.doubtful];
  return {
    // Every key above has a value, as its schema says.
    data: found.isBroken ? undefined : (data as Data),
    entries: entriesOf(data as Data).filter(Boolean),
    drawings,
    sources,
    problems,
  };
}

function ofFile(file: string, message: string, line = 1, field: Step[] = []): Problem {
  return { file, line, field, message };
}

/** The fields and the Markdown of a file; undefined where it cannot be read. */
function parse(source: Source, schema: z.ZodType, tokens: Tokens, found: Found): unknown {
  const { file, body, bodyLine } = source;
  if (source.problem) {
    found.problems.push(source.problem);
    found.isBroken = true;
    return undefined;
  }
  if (file.endsWith(".md") && body.trim() === "")
    found.problems.push(ofFile(file, "has no text below its fields", bodyLine, ["body"]));
  const text = fillText(body, tokens, (message, index) =>
    found.doubtful.push(ofFile(file, message, bodyLine + lineAt(body, index) - 1, ["body"])),
  );
  const fields = parseFields(source, schema, tokens, found);
  return { ...fields, file, prose: { file, line: bodyLine, text } };
}

/** Issues of a value that has its form all the same. */
const ofLimits = ["too_big", "too_small", "custom", "unrecognized_keys"];

function parseFields(
  { file, data, lineOf }: Source,
  schema: z.ZodType,
  tokens: Tokens,
  found: Found,
): object {
  const report = (list: Problem[], message: string, path: FieldPath) =>
    list.push({ file, line: lineOf(path), field: stepsTo(data, path), message });
  const filled = fillData(data, tokens, (message, path) => report(found.doubtful, message, path));
  const result = schema.safeParse(filled);
  for (const issue of result.error?.issues ?? []) {
    const isDoubtful = String(valueAt(data, issue.path)).includes("{{");
    const list = isDoubtful ? found.doubtful : found.problems;
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) report(list, "is no field here", [...issue.path, key]);
    else report(list, describeIssue(issue, valueAt(filled, issue.path)), issue.path);
  }
  if (result.success) return result.data as object;
  if (result.error.issues.some(({ code }) => !ofLimits.includes(code))) found.isBroken = true;
  // What zod has read, which it keeps back where there are issues.
  const read = schema._zod.run({ value: filled, issues: [] }, {}) as z.core.ParsePayload<object>;
  return read.value;
}

const samplesFolder = "content/samples/";

/** The code samples, by file name. */
function samplesOf(files: Files, tokens: Tokens, found: Found): Record<string, string> {
  const samples = Object.entries(files).filter(([path]) => path.startsWith(samplesFolder));
  return Object.fromEntries(
    samples.map(([path, typed]) => {
      const text = withPlainLines(typed);
      const filled = fillText(text, tokens, (message, index) =>
        found.doubtful.push(ofFile(path, message, lineAt(text, index))),
      );
      return [path.slice(samplesFolder.length), filled.trimEnd()];
    }),
  );
}

/** The problems of files that the site does not read, although their editor may believe so. */
function strayFiles(files: Files): Problem[] {
  const isRead = (path: string) => {
    const found = collectionOf(path);
    if (found && "folder" in found) return !path.slice(found.folder.length).includes("/");
    return found !== undefined || path.startsWith(samplesFolder) || isDrawing(path);
  };
  return Object.keys(files)
    .filter((path) => !isRead(path))
    .map((path) => ofFile(path, "is no file that the site reads"));
}

/**
 * The message of an issue: the schema's own, or zod's.
 * @param value the file's value at the issue's path
 */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== "custom") return "is missing";
  if (issue.code === "invalid_type" && issue.expected === "string" && typeof value !== "object")
    return `must be a text; put it in quotes: "${value}"`;
  const limit =
    issue.code === "too_big"
      ? `at most ${issue.maximum}`
      : issue.code === "too_small" && `at least ${issue.minimum}`;
  if (limit && "origin" in issue && issue.origin === "string" && typeof value === "string")
    return `${pluralize(value.length, "character")}, ${limit}`;
  if (limit && Array.isArray(value)) return `${pluralize(value.length, "entry")}, ${limit}`;
  if (issue.code === "invalid_value" && issue.values.length > 1)
    return `"${value}" is none of ${issue.values.join(", ")}`;
  return issue.message;
}
