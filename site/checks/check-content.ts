import { dayAt } from "../dates.ts";
import { type Data, type Entry, entriesOf } from "../load/collections.ts";
import { drawingProblem } from "../load/drawings.ts";
import { markdownTargets } from "../load/markdown.ts";
import type { Problem, Report } from "../load/problem.ts";
import { lineAt, type Source } from "../load/source.ts";
import { textsIn } from "../load/walk.ts";
import { isPictureField } from "../pictures/pictures-in.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkDrawn } from "./check-drawn.ts";
import { checkBody, sectionProblems, syntaxProblems } from "./check-markdown.ts";
import { offerProblems } from "./check-offer.ts";
import { besideProblem } from "./check-pictures.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";
import { checkersByDay, type FilesAround, type TargetProblem } from "./check-targets.ts";
import { checkUnique } from "./check-unique.ts";

/** The placeholder in a new file (site/new-file.ts). */
const toFillIn = /\bTo fill in\b|, to fill in\b/;
const unwritten = 'still says "To fill in"; write it, or let it be a draft until then';

/**
 * Checks across files: references resolve, unique values are unique, the offer is quoted by its
 * tokens.
 * @param today the day of the build (site/pages/publish.ts)
 */
export function contentProblems(
  data: Data,
  sources: ReadonlyMap<string, Source>,
  today: string,
  around: FilesAround,
): Problem[] {
  const problems: Problem[] = [];
  const atLine = (file: string, line: number, message: string) =>
    problems.push({ file, line, field: "", message });
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
  problems.push(...sectionProblems(data), ...offerProblems(data, sources));
  const checkerOn = checkersByDay(data, around);
  for (const entry of entriesOf(data)) {
    const { file, draft } = entry;
    const source = sources.get(file);
    if (!source) continue;
    const { body, bodyLine } = source;
    const inBody = (index: number, message: string) =>
      atLine(file, bodyLine + lineAt(body, index) - 1, message);
    const targetProblem = checkerOn(dayOf(entry, today));
    checkFields(entry, targetProblem, data, around, report);
    for (const [index, words] of draft ? [] : body.split("\n").entries())
      if (toFillIn.test(words)) atLine(file, bodyLine + index, unwritten);
    checkBody(body, file, targetProblem, inBody);
  }
  return problems;
}

/** What an entry's fields name exists, and their Markdown and words are in order. */
function checkFields(
  { file, prose: _, ...fields }: Entry,
  targetProblem: TargetProblem,
  { scenes }: Data,
  { pictures }: FilesAround,
  report: Report,
): void {
  for (const [text, path] of textsIn(fields)) {
    const name = path.at(-1);
    const messages = new Set([
      name === "to" && targetProblem(text, file),
      name === "scene" && drawingProblem(text, scenes),
      isPictureField(path) && besideProblem(pictures, text, file),
      ...markdownTargets(text).map(({ target, image }) => targetProblem(target, file, image)),
      ...syntaxProblems(text).map(({ message }) => message),
      !fields.draft && toFillIn.test(text) && unwritten,
    ]);
    for (const message of messages) if (message) report(file, path, message);
  }
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
function dayOf({ draft, date }: Entry, today: string): string | undefined {
  if (draft) return undefined;
  return date && date > today ? date : today;
}
