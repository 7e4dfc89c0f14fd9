import { z } from "zod";
import type { FieldPath } from "./walk.ts";

/** The schemas at a path, the outermost first: of an optional field, that of its value comes last. */
function schemasAt(schema: z.ZodType, path: FieldPath): unknown[] {
  let found = layersOf(schema);
  for (const step of path) {
    const at = found.at(-1);
    if (at instanceof z.ZodObject) found = layersOf(at.shape[String(step)]);
    else if (at instanceof z.ZodArray) found = layersOf(at.element);
    else if (at instanceof z.ZodRecord) found = layersOf(at.valueType);
    else return [];
  }
  return found;
}

function layersOf(schema: unknown): unknown[] {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? [schema, ...layersOf(schema.unwrap())]
    : [schema];
}

/** The names of the fields that a schema has at a path. */
export function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  const at = schemasAt(schema, path).at(-1);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** Whether the field at a path may be missing. */
export function isOptionalAt(schema: z.ZodType, path: FieldPath): boolean {
  const [outer] = schemasAt(schema, path);
  return outer instanceof z.ZodOptional || outer instanceof z.ZodDefault;
}

/** Whether the field at a path is rendered as Markdown. */
export function isMarkdownAt(schema: z.ZodType, path: FieldPath): boolean {
  return schemasAt(schema, path).some(
    (layer) => layer instanceof z.ZodType && layer.meta()?.format === "markdown",
  );
}
