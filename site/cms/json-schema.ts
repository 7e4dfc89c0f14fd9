import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** From so many characters on, a text has several lines in a form. */
const longText = 100;

/**
 * A content schema as JSON Schema, from which Sveltia's fields and the form of content files are made.
 * @param drawings the names that a field for a drawing takes
 */
export function jsonSchema(schema: z.ZodType, drawings: string[]): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: json }) => {
      // It begins with the JSON Schema of its inner schema, which this function has changed already.
      if (zodSchema instanceof z.ZodOptional) return;
      if (json.format === "scene") json.enum = drawings;
      const { type, format, pattern, minLength: min = 0, maxLength: max } = json;
      if (type !== "string") return;
      json.multiline = !format && !pattern && (max ?? longText) >= longText;
      // The value of a {{token}} is not known here: a text with one is neither checked nor measured.
      if (pattern) json.pattern = `\\{\\{|${pattern}`;
      if (!max && min < 2) return;
      json.pattern ??= `\\{\\{|^[\\s\\S]{${min},${max ?? ""}}$`;
      const limit = `${min > 1 ? `${min} to` : "At most"} ${max ?? "any number of"} characters`;
      json.description = [json.description, limit].filter(Boolean).join(" ");
      delete json.minLength;
      delete json.maxLength;
    },
  });
}

/** The fields of a group by their names, in the schema's order; a record has one for each of its names. */
export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const names = (asSchema(schema.propertyNames).enum ?? []).map(String);
  const each = names.map((name) => [name, schema.additionalProperties]);
  const all = [...Object.entries(schema.properties ?? {}), ...each];
  return Object.fromEntries(all.map(([name, field]) => [name, asSchema(field)]));
}

/** A schema that is a boolean, a list or missing, as one that says nothing. */
export function asSchema(schema: unknown): JsonSchema {
  const isOne = typeof schema === "object" && schema !== null && !Array.isArray(schema);
  return isOne ? (schema as JsonSchema) : {};
}
