import { z } from "zod";
import { collectionOf } from "./collections.ts";
import { type FieldPath, textsIn } from "./walk.ts";

/** A text of a file's fields, and what it holds. */
type FieldText = {
  text: string;
  path: FieldPath;
  /** The schema's `format`, by which the field's form has a control too (site/schema/fields.ts). */
  format: unknown;
  schema: z.ZodType;
};

/** Every text of a file's fields that its schema knows. */
export function* textsOf(file: string, fields: object): Generator<FieldText> {
  const schema = collectionOf(file)?.schema;
  for (const [text, path] of textsIn(fields)) {
    const field = schemaAt(schema, path, fields);
    if (field) yield { text, path, format: formatOf(field), schema: field };
  }
}

/**
 * Whether the site's code reads a text, and does not only show it: names, addresses and choices, whose
 * schemas have a form, and texts of the format "read".
 */
export function isRead(schema: z.ZodType): boolean {
  const format = formatOf(schema);
  if (format === "drawing" || format === "markdown") return false;
  if (schema instanceof z.ZodOptional) return isRead(schema.unwrap() as z.ZodType);
  return format !== undefined || !(schema instanceof z.ZodString) || hasPattern(schema);
}

function hasPattern({ def }: z.ZodString): boolean {
  return (def.checks ?? []).some(({ _zod }) => "pattern" in _zod.def);
}

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
    return schemaAt(
      optionOf(schema, (value as Record<string, unknown>)[schema.def.discriminator]),
      path,
      value,
    );
  const [step, ...rest] = path;
  if (step === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path, value);
  const at = (value as Record<PropertyKey, unknown> | undefined)?.[step];
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest, at);
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest, at) : undefined;
}

/** The schema of a kind, of a list of kinds, by the kind's name. */
export function optionOf({ options, def }: z.ZodDiscriminatedUnion, name: unknown): unknown {
  return options.find((kind) => {
    const field = kind instanceof z.ZodObject && kind.shape[def.discriminator];
    return field instanceof z.ZodLiteral && field.value === name;
  });
}
