import { z } from "zod";
import { collectionOf, type Entry } from "../load/collections.ts";
import { type Drawings, drawingIn, drawingProblem } from "../load/drawings.ts";
import type { Parsed } from "../load/parse.ts";
import { type Problem, problemOnLine, type Report } from "../load/problem.ts";
import { problemAt, problemInBody } from "../load/source.ts";
import { type FieldPath, textsIn } from "../load/walk.ts";
import { checkAddresses, checkRedirects, checkUnique } from "./check-addresses.ts";
import { checkIds } from "./check-ids.ts";
import { markdownProblems, plainProblems, sectionProblems } from "./check-markdown.ts";
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
  const problems: Problem[] = [];
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
  const schema = collectionOf(file)?.schema;
  for (const [text, path] of textsIn(fields)) {
    const field = schemaAt(schema, path, fields);
    if (!field) continue;
    const format = formatOf(field);
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

/** What a field holds, by which its form has a control too (site/schema/fields.ts). */
function formatOf(schema: z.ZodType): unknown {
  const { format } = schema.meta() ?? {};
  if (format === undefined && schema instanceof z.ZodOptional)
    return formatOf(schema.unwrap() as z.ZodType);
  return format;
}

/**
 * The schema of the field at a path, if there is one.
 * @param value of the schema: an entry of a list of kinds names its kind in a field
 */
function schemaAt(schema: unknown, path: FieldPath, value: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schemaAt(kindOf(schema, value), path, value);
  const [step, ...rest] = path;
  if (step === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path, value);
  const at = (value as Record<PropertyKey, unknown> | undefined)?.[step];
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest, at);
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest, at) : undefined;
}

/** The schema of an entry of a list of kinds. */
function kindOf({ options, def }: z.ZodDiscriminatedUnion, value: unknown): unknown {
  const name = (value as Record<string, unknown>)[def.discriminator];
  return options.find((kind) => {
    const field = kind instanceof z.ZodObject && kind.shape[def.discriminator];
    return field instanceof z.ZodLiteral && field.value === name;
  });
}
