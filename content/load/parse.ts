import type { z } from "zod";
import type { Region } from "../settings.ts";
import { describeIssue, fieldsAt } from "./describe-issue.ts";
import type { Files } from "./files.ts";
import { type Data, folders, singles } from "./kinds.ts";
import { didYouMean, type Problem } from "./problem.ts";
import { lineAt, readSource, type Source, strangeSign, withPlainLines } from "./source.ts";
import { collectTokens, fillData, fillText, type Tokens } from "./tokens.ts";

/** `data` is complete only if `problems` is empty. */
type Parsed = { data: Data; sources: ReadonlyMap<string, Source>; problems: Problem[] };

/** Parses all content files, fills in their tokens and checks each against its schema. */
export function parseFiles(files: Files, region: Region): Parsed {
  const problems: Problem[] = [];
  const source = (path: string) => readSource(`content/${path}`, files[path] ?? "");
  const raw = (path: string) => source(path).data;
  const tokens = collectTokens(raw("site.yaml"), raw("prices.yaml"), raw("promotion.yaml"), region);
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
  return { data: data as Data, sources, problems };
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

/** The paths to report; zod gives the parent's path for an unknown field. */
function placesOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === "unrecognized_keys" && issue.keys.length === 1
    ? [[...issue.path, ...issue.keys]]
    : [issue.path];
}

/** Paths of fields named "__proto__", which no schema may see. */
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

/** Files that the site does not read, although their editor may believe so. */
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
