import { type Data, type Entry, entriesOf, schemaOf } from "../load/collections.ts";
import { drawingProblem } from "../load/drawings.ts";
import type { Problem, Report } from "../load/problem.ts";
import { isMarkdownAt } from "../load/schema-at.ts";
import { lineAt, type Source } from "../load/source.ts";
import { textsIn } from "../load/walk.ts";
import { isPictureField } from "../pictures/pictures-in.ts";
import { altProblem } from "./alt-text.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkDays } from "./check-days.ts";
import { markdownProblems, plainProblems, sectionProblems } from "./check-markdown.ts";
import { checkNeeded } from "./check-needed.ts";
import { offerProblems } from "./check-offer.ts";
import { pictureFileProblem } from "./check-pictures.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkAuthors, checkReferences } from "./check-references.ts";
import { type CheckContext, checkersByDay, type TargetProblem } from "./check-targets.ts";
import { checkUnique } from "./check-unique.ts";
import { leftOverProblems } from "./left-overs.ts";

/**
 * Checks across files: references resolve, unique values are unique, the offer is quoted by its
 * tokens.
 * @param known the problems of single files; what follows from one of them is no problem of its own
 * @param doubtful those that may go away once another file's problem is solved
 */
export function contentProblems(
  data: Data,
  sources: ReadonlyMap<string, Source>,
  given: Omit<CheckContext, "doubtful">,
  known: readonly Problem[] = [],
  doubtful: readonly Problem[] = [],
): Problem[] {
  const context = { ...given, doubtful: new Set([...known, ...doubtful].map(({ file }) => file)) };
  const problems: Problem[] = [];
  const report: Report = (file, path, message) => {
    const line = sources.get(file)?.lineOf(path) ?? 1;
    problems.push({ file, line, field: path.map(String).join("."), message });
  };
  checkUnique(data, report);
  checkReferences(data, report);
  if (!context.doubtful.has(data.site.file)) checkAuthors(data, report);
  checkNeeded(data, report, context.publicFiles);
  checkAddresses(data, report, context.publicFiles);
  checkDays(data, context.today, report);
  checkRedirects(data, report);
  problems.push(...sectionProblems(data), ...leftOverProblems(data, sources));
  if (!context.doubtful.has(data.promotion.file)) problems.push(...offerProblems(data, sources));
  const checkerOn = checkersByDay(data, context);
  for (const entry of entriesOf(data)) {
    const source = sources.get(entry.file);
    if (!source) continue;
    // Only posts wait for their day.
    const post = data.posts.find((each) => each.file === entry.file);
    const targetProblem = checkerOn(dayOf({ ...entry, date: post?.date }, context.today));
    checkFields(entry, targetProblem, data, context, report);
    problems.push(...bodyProblems(entry.file, source, targetProblem));
  }
  return problems.filter(({ file, field, line }) => {
    const source = sources.get(file);
    const isRead = source
      ? source.problems.length === 0
      : !known.some((cause) => cause.file === file);
    const isSamePlace = (cause: Problem) =>
      cause.file === file && (field ? isWithin(field, cause.field) : line === cause.line);
    return isRead && !known.some(isSamePlace);
  });
}

/** Whether of two fields one is the other, or is in it. */
function isWithin(one: string, other: string): boolean {
  return other !== "" && (`${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`));
}

/** The problems of the Markdown below an entry's fields. */
function bodyProblems(
  file: string,
  { body, bodyLine }: Source,
  targetProblem: TargetProblem,
): Problem[] {
  const found = markdownProblems(body, (target, image) => targetProblem(target, file, image), 1);
  return found.map(({ index, message }) => {
    const line = bodyLine + lineAt(body, index) - 1;
    return { file, line, field: "", message };
  });
}

/** The targets, drawings and pictures that an entry's fields name exist, and their texts are shown as typed. */
function checkFields(
  { file, prose: _, ...fields }: Entry,
  targetProblem: TargetProblem,
  { scenes }: Data,
  { pictures }: CheckContext,
  report: Report,
): void {
  const schema = schemaOf(file.slice("content/".length));
  const problemOf = (target: string, image: boolean) => targetProblem(target, file, image);
  for (const [text, path] of textsIn(fields)) {
    // Its schema has refused it.
    if (text === "") continue;
    const name = path.at(-1);
    const isMarkdown = schema && isMarkdownAt(schema, path);
    const messages = [
      name === "to" && targetProblem(text, file),
      name === "scene" && drawingProblem(text, scenes),
      name === "alt" && altProblem(text),
      isPictureField(path) && pictureFileProblem(pictures, text, file),
      ...(isMarkdown ? markdownProblems(text, problemOf, 2) : plainProblems(text, problemOf)).map(
        ({ message }) => message,
      ),
    ];
    for (const message of new Set(messages)) if (message) report(file, path, message);
  }
}

/** The day from which an entry is published; undefined for a draft. */
function dayOf({ draft, date }: Entry, today: string): string | undefined {
  if (draft) return undefined;
  return date && date > today ? date : today;
}
