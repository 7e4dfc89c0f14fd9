import { z } from "zod";

/**
 * A value that has the form of its schema, as far as other checks need it: what is of another kind or
 * missing becomes an empty text, 0, an empty list. So one file's problem hides none of the others.
 */
export function repaired(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (schema instanceof z.ZodDefault)
    return repaired(schema.unwrap() as z.ZodType, value ?? schema.parse(undefined));
  if (schema instanceof z.ZodOptional)
    return (value ?? undefined) && repaired(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodObject) return repairedFields(schema.shape, value);
  if (schema instanceof z.ZodRecord) {
    const names = (schema.keyType as z.ZodEnum).options as string[];
    const shape = Object.fromEntries(names.map((name) => [name, schema.valueType as z.ZodType]));
    return repairedFields(shape, value);
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item) => repaired(schema.element as z.ZodType, item))
      : [];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  return typeof value === "string" ? value : "";
}

function repairedFields(shape: Record<string, z.ZodType>, value: unknown): object {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, repaired(schema, given[name])]),
  );
}
