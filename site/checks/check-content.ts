import { z } from "zod";
import { type Entry, folderOf, schemaOf } from "../load/collections.ts";
import { type Drawings, drawingIn, drawingProblem } from "../load/drawings.ts";
import type { Parsed } from "../load/parse.ts";
import type { Problem, Report } from "../load/problem.ts";
import { lineAt, type Source } from "../load/source.ts";
import { type FieldPath, fieldName, textsIn } from "../load/walk.ts";
import { isPictureField } from "../pictures/read-pictures.ts";
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
    const line = source?.lineOf(path) ?? 1;
    problems.push({ file, line, field: fieldName(source?.data, path), message });
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
    if (source) problems.push(...bodyProblems(entry.file, source, targetProblem));
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

/** The problems of the Markdown below an entry's fields. */
function bodyProblems(
  file: string,
  { body, bodyLine }: Source,
  targetProblem: TargetProblem,
): Problem[] {
  return markdownProblems(body, targetProblem, 1).map(({ index, message }) => {
    const line = bodyLine + lineAt(body, index) - 1;
    return { file, line, field: "body", message };
  });
}

/** The targets, drawings and pictures that an entry's fields name exist, and their texts are shown as typed. */
function checkFields(
  { file, prose: _, ...fields }: Entry,
  targetProblem: TargetProblem,
  drawings: Drawings,
  { pictures }: CheckContext,
  report: Report,
): void {
  const schema = schemaOf(file.slice("content/".length));
  for (const [text, path] of textsIn(fields)) {
    const field = schemaAt(schema, path, fields);
    if (!field) continue;
    const name = path.at(-1);
    const ofText = isMarkdown(field)
      ? markdownProblems(text, targetProblem, 2)
      : plainProblems(text, targetProblem);
    const messages = [
      name === "to" && targetProblem(text),
      name === "drawing" && drawingProblem(text, drawings),
      isPictureField(path) && pictureFileProblem(pictures, text, file),
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
  return folderOf(file.slice("content/".length)) && date > today ? date : today;
}

/** Whether a field is rendered as Markdown. */
function isMarkdown(schema: z.ZodType): boolean {
  if (schema.meta()?.format === "markdown") return true;
  return schema instanceof z.ZodOptional && isMarkdown(schema.unwrap() as z.ZodType);
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
