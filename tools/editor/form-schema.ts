import { z } from "zod";
import { inWords } from "./names.ts";
import { isEmpty, isGroup } from "./values.ts";

/** The JSON Schema of a value as the form draws it: `format` names its control (form/controls.tsx). */
export type Json = {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json | Json[];
  required?: string[];
};

/** The form of a kind of content: a field that is added to the schema is in the editor too. */
export function formSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override({ jsonSchema: json }) {
      if (json.const !== undefined) json.enum = [json.const];
      // A record's keys are known: the form shows a field for each, instead of fields with any key.
      const { propertyNames, additionalProperties: each } = json;
      if (typeof propertyNames !== "object" || typeof each !== "object") return;
      const keys = (propertyNames.enum ?? []).map(String);
      json.properties = Object.fromEntries(
        keys.map((key) => [key, { ...each, title: inWords(key) }]),
      );
    },
  }) as Json;
}

/**
 * The form's data as the file has it: optional texts and lists that were left empty are left out.
 */
export function withoutEmpty(data: unknown, { properties, items, required = [] }: Json): unknown {
  if (Array.isArray(data))
    return data.map((entry, i) => {
      const schema = Array.isArray(items) ? items[i] : items;
      return schema ? withoutEmpty(entry, schema) : entry;
    });
  if (!properties || !isGroup(data)) return data;
  const entries = Object.entries(data).map(([key, value]) => {
    const schema = properties[key];
    return [key, schema ? withoutEmpty(value, schema) : value] as const;
  });
  return Object.fromEntries(
    entries.filter(
      ([key, value]) => value !== undefined && (required.includes(key) || !isEmpty(value)),
    ),
  );
}
