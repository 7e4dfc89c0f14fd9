import { z } from "zod";
import type { FieldPath } from "./walk.ts";

/**
 * Whether the field at a path is rendered as Markdown.
 * @param value of the schema: an entry of a list of kinds says by its own field of which kind it is
 */
export function isMarkdownAt(schema: unknown, path: FieldPath, value: unknown): boolean {
  if (schema instanceof z.ZodType && schema.meta()?.format === "markdown") return true;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isMarkdownAt(schema.unwrap(), path, value);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return isMarkdownAt(kindOf(schema, value), path, value);
  const [step = "", ...rest] = path;
  const at = (value as Record<PropertyKey, unknown> | undefined)?.[step];
  if (schema instanceof z.ZodObject) return isMarkdownAt(schema.shape[String(step)], rest, at);
  if (schema instanceof z.ZodArray) return isMarkdownAt(schema.element, rest, at);
  return schema instanceof z.ZodRecord && isMarkdownAt(schema.valueType, rest, at);
}

/** The schema of an entry of a list of kinds. */
function kindOf({ options, def }: z.ZodDiscriminatedUnion, value: unknown): unknown {
  const name = (value as Record<string, unknown>)[def.discriminator];
  return options.find((kind) => {
    const field = kind instanceof z.ZodObject && kind.shape[def.discriminator];
    return field instanceof z.ZodLiteral && field.value === name;
  });
}
