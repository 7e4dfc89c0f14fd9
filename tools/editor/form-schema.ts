import { z } from "zod";
import { inWords } from "./content-files.ts";

/** The JSON Schema of a value as the form draws it: each `format` has a widget of that name. */
export type Json = {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json | Json[];
  required?: string[];
};

/** JSON Schema's words for a record, whose keys have fields of their own here. */
type Written = Json & { $schema?: string; propertyNames?: Json; additionalProperties?: Json };

/** Formats that site/schema/fields.ts names; other texts are a line or several lines. */
const named = ["date", "ink", "link", "markdown", "scene", "service"];

/** In characters: longer texts get several lines. */
const lineLength = 90;

/** The form of a kind of content: a field that is added to the schema is in the editor too. */
export function formSchema(schema: z.ZodType): Json {
  return tidy(
    z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }) as Written,
  );
}

function tidy({ $schema: _, propertyNames, additionalProperties, ...json }: Written): Json {
  // A record's keys are known: the form shows a field for each, instead of fields with any key.
  const keys = propertyNames?.enum?.map(String);
  if (keys && additionalProperties)
    json.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]));
  if (json.const !== undefined) json.enum = [json.const];
  const { properties, items, type } = json;
  if (properties)
    json.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => {
        const title = keys ? inWords(key) : (value.title ?? inWords(key));
        return [key, { ...tidy(value), title }];
      }),
    );
  if (items) json.items = Array.isArray(items) ? items.map(tidy) : tidy(items);
  const { format, ...other } = json;
  return type === "string" ? { ...other, ...formatOf(json) } : other;
}

function formatOf({ format = "", pattern, maxLength = Infinity, enum: options }: Json) {
  if (named.includes(format)) return { format };
  // A choice needs no widget of its own.
  if (options) return {};
  return { format: format || pattern || maxLength <= lineLength ? "line" : "lines" };
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
  if (!properties || typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => {
    const schema = properties[key];
    return [key, schema ? withoutEmpty(value, schema) : value] as const;
  });
  const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    entries.filter(
      ([key, value]) => value !== undefined && (required.includes(key) || !isEmpty(value)),
    ),
  );
}
