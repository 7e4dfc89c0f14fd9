import { collectionOf, type Entry } from "../load/collections.ts";
import { type Drawings, drawingIn, drawingProblem } from "../load/drawings.ts";
import type { Parsed } from "../load/parse.ts";
import { type Problem, problemOnLine, type Report } from "../load/problem.ts";
import { problemAt, problemInBody } from "../load/source.ts";
import { textsOf } from "../load/texts.ts";
import { checkAddresses, checkFormer, checkRedirects, checkUnique } from "./check-addresses.ts";
import { drawingProblems } from "./check-drawings.ts";
import { checkIds } from "./check-ids.ts";
import { markdownProblems, plainProblems, sectionProblems } from "./check-markdown.ts";
import { offerProblems } from "./check-offer.ts";
import { checkReferences } from "./check-references.ts";
import {
  type CheckContext,
  pictureFileProblem,
  type TargetProblem,
  targetChecker,
} from "./check-targets.ts";

/**
 * Checks across files: what texts name exists, unique values are unique, Markdown shows as typed. While
 * a file is broken, only what does not depend on others is checked.
 */
export function contentProblems(
  { data, entries, drawings, sources }: Parsed,
  context: CheckContext,
): Problem[] {
  const problems = [...drawingProblems(drawings, sources), ...offerProblems(sources)];
  const report: Report = (file, path, message) => {
    const source = sources.get(file);
    // A file that has to be there and is not has no lines.
    problems.push(source ? problemAt(source, path, message) : problemOnLine(file, 1, message));
  };
  if (data) {
    checkUnique(data, report);
    checkReferences(data, report);
    checkIds(data, report);
    checkAddresses(data, report);
    checkRedirects(data, report);
    checkFormer(data, report);
    problems.push(...sectionProblems(data));
  }
  const checkerOf = data && targetChecker(data, context);
  for (const entry of entries) {
    const targetProblem =
      checkerOf?.(entry.file, dayOf(entry, context.today)) ?? drawingsAlone(drawings);
    checkFields(entry, targetProblem, drawings, context, report);
    const source = sources.get(entry.file);
    for (const { index, message } of markdownProblems(source?.body ?? "", targetProblem, 1))
      if (source) problems.push(problemInBody(source, index, message));
  }
  return problems;
}

/** The check of targets while other files are broken: drawings depend on none of them. */
function drawingsAlone(drawings: Drawings): TargetProblem {
  return (target, image) => {
    const drawing = image ? drawingIn(target) : undefined;
    return drawing === undefined ? undefined : drawingProblem(drawing, drawings);
  };
}

/** The targets, drawings and pictures that an entry's fields name exist, and their texts are shown as typed. */
function checkFields(
  { file, prose: _, ...fields }: Entry,
  targetProblem: TargetProblem,
  drawings: Drawings,
  { pictures }: CheckContext,
  report: Report,
): void {
  for (const { text, path, format } of textsOf(file, fields)) {
    const ofText =
      format === "markdown"
        ? markdownProblems(text, targetProblem, 2)
        : plainProblems(text, targetProblem);
    const messages = [
      format === "link" && targetProblem(text),
      format === "drawing" && drawingProblem(text, drawings),
      format === "screenshot" && pictureFileProblem(pictures, text, file),
      ...ofText.map(({ message }) => message),
    ];
    for (const message of new Set(messages)) if (message) report(file, path, message);
  }
}

/**
 * The day from which an entry is published; undefined for a draft. Files outside of folders are
 * always published.
 */
function dayOf({ file, draft, date = "" }: Entry, today: string): string | undefined {
  if (draft) return undefined;
  return "folder" in (collectionOf(file) ?? {}) && date > today ? date : today;
}
