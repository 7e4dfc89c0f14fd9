import { dayAt } from "../dates.ts";
import { type Data, folders, type Markdown, singles } from "../load/collections.ts";
import { drawingProblem } from "../load/drawings.ts";
import { markdownTargets } from "../load/markdown.ts";
import type { Problem, Report } from "../load/problem.ts";
import { lineAt, type Source } from "../load/source.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkDrawn } from "./check-drawn.ts";
import { bodyProblems, sectionProblems, syntaxProblems } from "./check-markdown.ts";
import { typedOffer } from "./check-offer.ts";
import { besideProblem } from "./check-pictures.ts";
import { typedPrices } from "./check-prices.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";
import { checkersByDay, type FilesAround } from "./check-targets.ts";
import { checkUnique } from "./check-unique.ts";
import { walkStrings } from "./walk-strings.ts";

/** The placeholder in a new file (site/new-file.ts). */
const toFillIn = /\bTo fill in\b|, to fill in\b/;
const unwritten = 'still says "To fill in"; write it, or let it be a draft until then';

/**
 * Checks across files: references resolve, unique values are unique, prices and the offer are quoted
 * by their tokens.
 * @param today the day of the build (site/pages/publish.ts)
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
  checkDrawn(data, report);
  checkDays(data, today, report);
  checkRedirects(data, today, report);
  problems.push(...sectionProblems(data));
  const checksOfFacts = [typedPrices(data.prices), typedOffer(data.promotion)];
  const typed = (words: string) => checksOfFacts.flatMap((check) => check(words));
  const checkerOn = checkersByDay(data, around);
  const entries = entriesOf(data);
  for (const { file, line, text } of data.scenes.words)
    for (const { message } of typed(text)) problems.push({ file, line, field: "", message });
  for (const [file, source] of sources) {
    const { body, bodyLine } = source;
    const entry = entries.find((candidate) => candidate.file === file);
    const targetProblem = checkerOn(dayOf(entry, today));
    const isUnwritten = (words: string) => !entry?.draft && toFillIn.test(words);
    walkStrings({ ...entry, file: undefined, prose: undefined }, [], (value, path) => {
      const messages = markdownTargets(value).map((link) =>
        targetProblem(link.target, file, link.image),
      );
      if (path.at(-1) === "to") messages.unshift(targetProblem(value, file));
      if (path.at(-1) === "scene") messages.unshift(drawingProblem(value, data.scenes));
      if (path.at(-1) === "screenshot" || path.at(-1) === "photo")
        messages.unshift(besideProblem(around.pictures, value, file));
      messages.push(...syntaxProblems(value).map(({ message }) => message));
      if (isUnwritten(value)) messages.push(unwritten);
      for (const message of new Set(messages)) if (message) report(file, path, message);
    });
    for (const [index, words] of body.split("\n").entries())
      if (isUnwritten(words))
        problems.push({ file, line: bodyLine + index, field: "", message: unwritten });
    walkStrings(source.data, [], (value, path) => {
      if (file === data.promotion.file && path[0] === "code") return;
      for (const { message } of typed(value)) report(file, path, message);
    });
    for (const { index, message } of typed(body))
      problems.push({ file, line: bodyLine + lineAt(body, index) - 1, field: "", message });
    problems.push(...bodyProblems({ file, line: bodyLine, text: body }, targetProblem));
  }
  return problems;
}

type Entry = { file: string; draft?: boolean; date?: string; updated?: string; prose?: Markdown };

/** The entries of all files. */
function entriesOf(data: Data): Entry[] {
  const keys = [...Object.keys(singles), ...Object.keys(folders)] as (keyof Data)[];
  return keys.flatMap((key) => data[key] as Entry | Entry[]);
}

/**
 * A text was changed on the day of its publication or later, and not on a day to come. A build of an
 * earlier day, as the preview shows, does not turn past days into ones to come.
 */
function checkDays(data: Data, day: string, report: Report): void {
  const now = dayAt(new Date());
  const today = day > now ? day : now;
  for (const { file, date, updated } of entriesOf(data)) {
    // In legal.yaml, it is the word before such a day.
    if (!updated || !/^\d/.test(updated)) continue;
    if (date && updated < date)
      report(file, ["updated"], `is before the text's date (${date}); take it out or correct it`);
    else if (updated > today && updated !== date)
      report(
        file,
        ["updated"],
        `is a day to come (today is ${today}); write the day of the change`,
      );
  }
}

/** The day from which an entry is published; undefined for a draft. */
function dayOf(entry: Entry | undefined, today: string): string | undefined {
  if (entry?.draft) return undefined;
  return entry?.date && entry.date > today ? entry.date : today;
}
