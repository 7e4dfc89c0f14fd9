import type { z } from "zod";
import type { Region } from "../settings.ts";
import { type Data, folderOf, folders, singles } from "./collections.ts";
import { describeIssue, fieldsAt } from "./describe-issue.ts";
import { isDraft, parseDraft } from "./draft.ts";
import { isDrawing, readDrawings } from "./drawings.ts";
import type { Files } from "./files.ts";
import { didYouMean, nearest, type Problem } from "./problem.ts";
import { lineAt, readSource, type Source, withPlainLines } from "./source.ts";
import { strangeSign } from "./text-problems.ts";
import { collectTokens, fillData, fillText, type Tokens } from "./tokens.ts";
import { type FieldPath, valueAt, valuesIn } from "./walk.ts";

/** `data` is complete only if `problems` is empty. */
type Parsed = { data: Data; sources: ReadonlyMap<string, Source>; problems: Problem[] };

/** Parses all content files, fills in their tokens and checks each against its schema. */
export function parseFiles(files: Files, region: Region): Parsed {
  const problems: Problem[] = [];
  const source = (path: string) => readSource(`content/${path}`, files[path] ?? "");
  const [site, prices, promotion] = factFiles.map((path) => source(path).data);
  const tokens = collectTokens(site, prices, promotion, region);
  const strays = strayFiles(files);
  /** Problems that may go away once another file's problem is solved. */
  const doubtful: Problem[] = [];
  const data: Record<string, unknown> = {};
  const sources = new Map<string, Source>();

  const load = (path: string, schema: z.ZodType) => {
    const read = source(path);
    sources.set(read.file, read);
    return parse(read, schema, tokens, problems, doubtful);
  };
  for (const [key, [path, schema]] of Object.entries(singles)) {
    if (path in files) data[key] = load(path, schema);
    else if (!strays.some(({ meant }) => meant === path))
      problems.push({ file: `content/${path}`, line: 1, field: "", message: "is missing" });
  }
  for (const [key, [folder, ending, schema]] of Object.entries(folders)) {
    const paths = Object.keys(files).filter((p) => p.startsWith(folder) && p.endsWith(ending));
    data[key] = paths.map((path) => load(path, schema)).filter((entry) => entry !== undefined);
  }
  data.samples = samplesOf(files, tokens, problems, doubtful);
  const address = String(valueAt(source(factFiles[0]).data, ["hosts", region]) ?? "");
  data.scenes = readDrawings(files, tokens, address, { problems, doubtful });
  problems.push(...strays.map(({ problem }) => problem));
  const isWhole = factFiles.every((path) =>
    problems.every(({ file }) => file !== `content/${path}`),
  );
  if (isWhole) problems.push(...doubtful);
  return { data: data as Data, sources, problems };
}

/** The files whose values stand for tokens. */
const factFiles = ["site.yaml", "prices.yaml", "promotion.yaml"] as const;

function parse(
  source: Source,
  schema: z.ZodType,
  tokens: Tokens,
  problems: Problem[],
  doubtful: Problem[],
): unknown {
  const { file, data, body, bodyLine } = source;
  problems.push(...source.problems);
  if (source.problems.length > 0) return undefined;
  const reportIn = (list: Problem[]) => (message: string, path: FieldPath) => {
    const field = path.map(String).join(".");
    const isSaid = (known: Problem) =>
      known.file === file && known.field === field && known.message === message;
    if (!list.some(isSaid)) list.push({ file, line: source.lineOf(path), field, message });
  };
  const report = reportIn(problems);

  // No schema may see it.
  for (const [, path] of valuesIn(data))
    if (path.at(-1) === "__proto__") report('there is no field "__proto__" here; remove it', path);
  const filled = fillData(data, tokens, reportIn(doubtful));
  const result = isDraft(filled) ? parseDraft(schema, filled) : schema.safeParse(filled);
  const issues = result.error?.issues ?? [];
  const lackingAt = (path: FieldPath) =>
    fieldsAt(schema, path).filter((key) => valueAt(filled, [...path, key]) === undefined);
  /** Fields that stand in the file under a misspelled name: that name alone is the problem. */
  const meant: string[] = [];
  for (const issue of issues)
    for (const key of issue.code === "unrecognized_keys" ? issue.keys : []) {
      const lacking = lackingAt(issue.path);
      const hint = didYouMean(key, lacking);
      const message = `there is no field "${key}" here; remove it or correct its name${hint}`;
      report(message, [...issue.path, key]);
      if (hint) meant.push([...issue.path, nearest(key, lacking)].join("."));
    }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || meant.includes(issue.path.join("."))) continue;
    const value = valueAt(filled, issue.path);
    // The length of a text is unknown as long as its facts are.
    const hasGap = typeof value === "string" && value.includes("{{");
    reportIn(hasGap ? doubtful : problems)(describeIssue(issue, value), issue.path);
  }

  const text = fillText(body, tokens, (message, index) =>
    doubtful.push({ file, line: bodyLine + lineAt(body, index) - 1, field: "", message }),
  );
  if (file.endsWith(".md") && body.trim() === "" && !isDraft(filled))
    problems.push({ file, line: bodyLine, field: "", message: "has no text below its fields" });
  return result.success
    ? { ...(result.data as object), file, prose: { file, line: bodyLine, text } }
    : undefined;
}

function samplesOf(
  files: Files,
  tokens: Tokens,
  problems: Problem[],
  doubtful: Problem[],
): Record<string, string> {
  const samples = Object.entries(files).filter(([path]) => path.startsWith("samples/"));
  return Object.fromEntries(
    samples.map(([path, text]) => {
      const reportIn = (list: Problem[]) => (message: string, index: number) =>
        list.push({ file: `content/${path}`, line: lineAt(text, index), field: "", message });
      const strange = strangeSign(withPlainLines(text));
      if (strange) reportIn(problems)(strange.message, strange.index);
      return [path.slice("samples/".length), fillText(text, tokens, reportIn(doubtful)).trimEnd()];
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
