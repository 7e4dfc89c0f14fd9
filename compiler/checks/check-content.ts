import { type Data, folders, singles } from "../load/collections.ts";
import { markdownTargets } from "../load/markdown.ts";
import type { Problem, Report } from "../load/problem.ts";
import type { FieldPath } from "../load/source.ts";
import { lineAt, type Source } from "../load/source.ts";
import { checkAddresses } from "./check-addresses.ts";
import { bodyProblems, sectionProblems, syntaxProblems } from "./check-markdown.ts";
import { besideProblem } from "./check-pictures.ts";
import { typedPrices } from "./check-prices.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";
import { spellingChecker } from "./check-spelling.ts";
import { checkersByDay, type FilesAround } from "./check-targets.ts";
import { checkUnique } from "./check-unique.ts";

/** The placeholder in a new file (compiler/site/new-file.ts). */
const toFillIn = /\bTo fill in\b|, to fill in\b/;
const unwritten = 'still says "To fill in"; write it, or set "draft: true" until then';

/**
 * Checks across files: references resolve, unique values are unique, words are spelled as
 * `spelling.yaml` has them, prices are quoted by their tokens.
 * @param today the day of the build (compiler/site/publish.ts)
 */
export function contentProblems(
  data: Data,
  sources: ReadonlyMap<string, Source>,
  today: string,
  around: FilesAround,
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (file, path, message) => {
    const line = sources.get(file)?.lineOf(path) ?? 1;
    problems.push({ file, line, field: path.map(String).join("."), message });
  };
  checkUnique(data, report);
  checkReferences(data, report);
  checkAddresses(data, report, around.publicFiles);
  checkRedirects(data, today, report);
  problems.push(...sectionProblems(data));
  const misspelt = spellingChecker(data.spelling);
  const typed = typedPrices(data.prices);
  const checkerOn = checkersByDay(data, around);
  for (const [file, source] of sources) {
    const { body, bodyLine } = source;
    const entry = entryOf(data, file);
    const targetProblem = checkerOn(dayOf(entry, today));
    const isUnwritten = (words: string) => !entry?.draft && toFillIn.test(words);
    const isSpellChecked = file !== data.spelling.file && file !== data.site.file;
    walkStrings({ ...entry, file: undefined, prose: undefined }, [], (value, path) => {
      const messages = markdownTargets(value).map((link) =>
        targetProblem(link.target, file, link.image),
      );
      if (path.at(-1) === "to") messages.unshift(targetProblem(value, file));
      if (path.at(-1) === "screenshot")
        messages.unshift(besideProblem(around.pictures, value, file));
      messages.push(...syntaxProblems(value).map(({ message }) => message));
      if (isUnwritten(value)) messages.push(unwritten);
      if (isSpellChecked && !isName(path))
        messages.push(...misspelt(value).map(({ message }) => message));
      for (const message of new Set(messages)) if (message) report(file, path, message);
    });
    for (const [index, words] of body.split("\n").entries())
      if (isUnwritten(words))
        problems.push({ file, line: bodyLine + index, field: "", message: unwritten });
    walkStrings(source.data, [], (value, path) => {
      for (const { message } of typed(value)) report(file, path, message);
    });
    for (const { index, message } of [...misspelt(body), ...typed(body)])
      problems.push({ file, line: bodyLine + lineAt(body, index) - 1, field: "", message });
    problems.push(...bodyProblems({ file, line: bodyLine, text: body }, targetProblem));
  }
  return problems;
}

/** Whether a field holds an address, or a name that only the code reads. */
function isName(path: FieldPath): boolean {
  const names = [
    "to",
    "from",
    "path",
    "id",
    "file",
    "scene",
    "screenshot",
    "draws",
    "icon",
    "ink",
    "pricing",
    "hashtags",
    "service",
  ];
  const isServices = path[0] === "services" && typeof path[1] === "number";
  return isServices || path.some((step) => names.includes(String(step)));
}

function walkStrings(
  value: unknown,
  path: FieldPath,
  visit: (value: string, path: FieldPath) => void,
): void {
  if (typeof value === "string") visit(value, path);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value))
      walkStrings(child, [...path, Array.isArray(value) ? Number(key) : key], visit);
}

type Entry = { file: string; draft?: boolean; date?: string };

/** The entry of a file. */
function entryOf(data: Data, file: string): Entry | undefined {
  const keys = [...Object.keys(singles), ...Object.keys(folders)] as (keyof Data)[];
  const entries = keys.flatMap((key) => data[key] as Entry | Entry[]);
  return entries.find((candidate) => candidate.file === file);
}

/** The day from which an entry is published; undefined for a draft. */
function dayOf(entry: Entry | undefined, today: string): string | undefined {
  if (entry?.draft) return undefined;
  return entry?.date && entry.date > today ? entry.date : today;
}
