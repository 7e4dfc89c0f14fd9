import type { z } from "zod";
import type { Region } from "../regions.ts";
import { collectionOf, type Data, type Entry, folders, singles } from "./collections.ts";
import { type Drawings, isDrawing, readDrawings } from "./drawings.ts";
import type { Files } from "./files.ts";
import { messagesOf } from "./issue-messages.ts";
import { withoutOffer } from "./offer.ts";
import { type Problem, problemOnLine } from "./problem.ts";
import {
  lineAt,
  problemAt,
  problemInBody,
  readSource,
  type Source,
  withoutUnseen,
} from "./source.ts";
import { collectTokens, fillData, fillText, type Tokens } from "./tokens.ts";
import { valueAt } from "./walk.ts";

/** All files as they were read. */
export type Parsed = {
  /** Undefined while a field of any file is missing or has another form. Limits may be broken. */
  data: Data | undefined;
  /** The files that could be read, as far as their schemas took them. */
  entries: Entry[];
  drawings: Drawings;
  sources: ReadonlyMap<string, Source>;
  problems: Problem[];
};

/** What reading one file, or one kind of files, gives. */
type Result<Value> = {
  value: Value;
  problems: Problem[];
  /** Problems that may go away once another file's problem is solved. */
  doubtful: Problem[];
  /** Whether the value does not have the form that the schema wants. */
  isBroken: boolean;
};

/** The files whose facts texts quote. */
const isOfFacts = (file: string) =>
  [singles.site, singles.prices, singles.offer].some(({ path }) => path === file) ||
  file.startsWith(folders.services.folder);

/**
 * Parses all content files, fills in their tokens and checks each against its schema.
 * @param hasOffer whether texts quote the offer; not after its last day
 */
export function parseFiles(files: Files, region: Region, hasOffer = true): Parsed {
  const paths = Object.keys(files);
  const inFolder = (name: string) => paths.filter((path) => collectionOf(path)?.name === name);
  const sources = new Map(
    paths.flatMap((path) =>
      collectionOf(path) ? [[path, readSource(path, files[path] ?? "")]] : [],
    ),
  );
  const dataOf = (path: string) => sources.get(path)?.data;
  const tokens = collectTokens(
    dataOf(singles.site.path),
    dataOf(singles.prices.path),
    dataOf(singles.offer.path),
    inFolder("services").map(dataOf),
    region,
  );
  const values = JSON.stringify([...tokens]);
  const read = (path: string, schema: z.ZodType): Result<Entry | undefined> => {
    const source = sources.get(path);
    if (!source) return broken(problemOnLine(path, 1, "is missing"));
    return hasOffer
      ? parseOnce(source, schema, tokens, values)
      : parseEntry(withoutOffer(source), schema, tokens);
  };
  const ofSingles = Object.entries(singles).map(
    ([name, { path, schema }]) => [name, read(path, schema)] as const,
  );
  const ofFolders = Object.entries(folders).map(
    ([name, { schema }]) => [name, inFolder(name).map((path) => read(path, schema))] as const,
  );
  const entries = [...ofSingles.map(([, each]) => each), ...ofFolders.flatMap(([, list]) => list)];
  // Samples and drawings cannot leave out what quotes the offer, so they may not quote it.
  const lasting = new Map([...tokens].filter(([name]) => !name.startsWith("offer.")));
  const samples = readSamples(files, lasting);
  const drawings = readDrawingsOnce(files, lasting);
  const results = [...entries, samples, drawings];
  const problems = [...strayFiles(paths), ...results.flatMap((each) => each.problems)];
  const doubtful = results.flatMap((each) => each.doubtful);
  // Problems of texts that quote facts are reported once the facts are in order.
  const isWaiting = problems.some(({ file }) => isOfFacts(file));
  const data = {
    ...Object.fromEntries(ofSingles.map(([name, { value }]) => [name, value])),
    ...Object.fromEntries(ofFolders.map(([name, list]) => [name, list.map(({ value }) => value)])),
    samples: samples.value,
    drawings: drawings.value,
  };
  return {
    // Every key has a value, as its schema says.
    data: results.some(({ isBroken }) => isBroken) ? undefined : (data as Data),
    entries: entries.flatMap(({ value }) => value ?? []),
    drawings: drawings.value,
    sources,
    problems: isWaiting ? problems : [...problems, ...doubtful],
  };
}

/** A file that could not be read at all. */
function broken(problem: Problem): Result<undefined> {
  return { value: undefined, problems: [problem], doubtful: [], isBroken: true };
}

/** The last result of each source. At a key in a form, one source changes, and seldom a token. */
const parsed = new WeakMap<Source, { tokens: string; result: Result<Entry | undefined> }>();

/** @param values of the tokens, in one text */
function parseOnce(source: Source, schema: z.ZodType, tokens: Tokens, values: string) {
  const last = parsed.get(source);
  if (last?.tokens === values) return last.result;
  const result = parseEntry(source, schema, tokens);
  parsed.set(source, { tokens: values, result });
  return result;
}

let lastDrawings: { tokens: string; files: Files; result: Result<Drawings> } | undefined;

function readDrawingsOnce(files: Files, tokens: Tokens): Result<Drawings> {
  const values = JSON.stringify([...tokens]);
  const all = Object.fromEntries(Object.entries(files).filter(([path]) => isDrawing(path)));
  const isSame =
    lastDrawings?.tokens === values &&
    Object.keys(lastDrawings.files).length === Object.keys(all).length &&
    Object.entries(all).every(([path, text]) => lastDrawings?.files[path] === text);
  if (!lastDrawings || !isSame)
    lastDrawings = { tokens: values, files: all, result: readDrawings(all, tokens) };
  return lastDrawings.result;
}

/** Issues of a value that has the form of its schema all the same. */
const ofLimits = ["too_big", "too_small", "custom", "unrecognized_keys"];

/** The fields and the Markdown of a file; no value where it cannot be read. */
function parseEntry(source: Source, schema: z.ZodType, tokens: Tokens): Result<Entry | undefined> {
  const { file, body, bodyLine } = source;
  if (source.problem) return broken(source.problem);
  const problems: Problem[] = [];
  const doubtful: Problem[] = [];
  const text = fillText(body, tokens, (message, index) =>
    doubtful.push(problemInBody(source, index, message)),
  );
  if (file.endsWith(".md") && body.trim() === "")
    problems.push(problemInBody(source, 0, "has no text below its fields"));
  const filled = fillData(source.data, tokens, (message, path) =>
    doubtful.push(problemAt(source, path, message)),
  );
  const { data, error } = schema.safeParse(filled);
  const issues = error?.issues ?? [];
  const said = new Set<string>();
  for (const issue of issues) {
    const quotesFact = String(valueAt(source.data, issue.path)).includes("{{");
    const list = quotesFact ? doubtful : problems;
    for (const [path, message] of messagesOf(issue, filled)) {
      // An empty entry breaks all rules of its schema.
      const words = `${path.join(".")}: ${message}`;
      if (!said.has(words)) list.push(problemAt(source, path, message));
      said.add(words);
    }
  }
  return {
    value: { ...(data ?? (filled as object)), file, prose: { file, line: bodyLine, text } },
    problems,
    doubtful,
    isBroken: issues.some(({ code }) => !ofLimits.includes(code)),
  };
}

const samplesFolder = "content/samples/";

/** The code samples, by file name. */
function readSamples(files: Files, tokens: Tokens): Result<Record<string, string>> {
  const doubtful: Problem[] = [];
  const samples = Object.entries(files).filter(([path]) => path.startsWith(samplesFolder));
  const value = Object.fromEntries(
    samples.map(([path, typed]) => {
      const text = withoutUnseen(typed);
      const filled = fillText(text, tokens, (message, index) =>
        doubtful.push(problemOnLine(path, lineAt(text, index), message)),
      );
      return [path.slice(samplesFolder.length), filled.trimEnd()];
    }),
  );
  return { value, problems: [], doubtful, isBroken: false };
}

/** The problems of files that the site does not read, although their editor may believe so. */
function strayFiles(paths: string[]): Problem[] {
  const isRead = (path: string) => {
    const found = collectionOf(path);
    if (found && "folder" in found) return !path.slice(found.folder.length).includes("/");
    return found !== undefined || path.startsWith(samplesFolder) || isDrawing(path);
  };
  return paths
    .filter((path) => !isRead(path))
    .map((path) => problemOnLine(path, 1, "is no file that the site reads"));
}
