import { z } from "zod";
import type { FieldPath } from "./walk.ts";

/** Whether the field at a path is rendered as Markdown. */
export function isMarkdownAt(schema: unknown, path: FieldPath): boolean {
  if (schema instanceof z.ZodType && schema.meta()?.format === "markdown") return true;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isMarkdownAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodObject) return isMarkdownAt(schema.shape[String(step)], rest);
  if (schema instanceof z.ZodArray) return isMarkdownAt(schema.element, rest);
  return schema instanceof z.ZodRecord && isMarkdownAt(schema.valueType, rest);
}
