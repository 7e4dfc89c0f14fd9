import { z } from "zod";
import { day, link, markdown } from "../content/schema/fields.ts";

/** The form field for one value of a content file. */
export type Field =
  | { kind: "text"; shape: Shape; min?: number | undefined; max?: number | undefined }
  | { kind: "number" }
  | { kind: "yes-no" }
  | { kind: "choice"; options: (string | number)[] }
  | { kind: "group"; parts: Part[] }
  | { kind: "list"; entry: Field; min: number; max: number; hint?: string | undefined }
  /** A tuple: each entry has a meaning of its own, such as amount and unit. */
  | { kind: "row"; entries: Field[] }
  /** Any other value, written as YAML. */
  | { kind: "yaml" };

type Shape = "line" | "lines" | "markdown" | "day" | "link";
export type Part = { key: string; field: Field; required: boolean };

/** In characters: longer texts get a textarea. */
const lineLength = 90;

/**
 * The form of a kind of content, made from its schema: a field that is added to the schema is in the
 * editor too.
 */
export function fieldOf(schema: z.ZodType): Field {
  return fromJson(
    z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema === day) jsonSchema.format = "date";
        if (zodSchema === link) jsonSchema.format = "link";
        if (zodSchema === markdown) jsonSchema.format = "markdown";
      },
    }),
  );
}

type Json = z.core.JSONSchema.BaseSchema;

function fromJson(schema: Json): Field {
  if (schema.const !== undefined) return choice([schema.const]);
  if (schema.enum) return choice(schema.enum);
  switch (schema.type) {
    case "string":
      return { kind: "text", shape: shapeOf(schema), min: schema.minLength, max: schema.maxLength };
    case "number":
    case "integer":
      return { kind: "number" };
    case "boolean":
      return { kind: "yes-no" };
    case "array":
      return listOf(schema);
    case "object":
      return groupOf(schema);
    default:
      return { kind: "yaml" };
  }
}

function choice(options: unknown[]): Field {
  return {
    kind: "choice",
    options: options.map((option) => (typeof option === "number" ? option : String(option))),
  };
}

function shapeOf({ format, maxLength, pattern }: Json): Shape {
  if (format === "date") return "day";
  if (format === "markdown" || format === "link") return format;
  const isLine = format || pattern || (maxLength && maxLength <= lineLength);
  return isLine ? "line" : "lines";
}

function listOf({
  prefixItems,
  items,
  minItems = 0,
  maxItems = Infinity,
  description,
}: Json): Field {
  if (prefixItems) return { kind: "row", entries: prefixItems.map((item) => fromJson(sub(item))) };
  if (!items || Array.isArray(items)) return { kind: "yaml" };
  const entry = fromJson(sub(items));
  return { kind: "list", entry, min: minItems, max: maxItems, hint: description };
}

function groupOf({ properties, required = [], propertyNames, additionalProperties }: Json): Field {
  const named = propertyNames && sub(propertyNames).enum;
  if (named && additionalProperties) {
    const field = fromJson(sub(additionalProperties));
    return { kind: "group", parts: named.map((key) => part(String(key), field, true)) };
  }
  if (!properties) return { kind: "yaml" };
  const parts = Object.entries(properties).map(([key, value]) =>
    part(key, fromJson(sub(value)), required.includes(key)),
  );
  return { kind: "group", parts };
}

function part(key: string, field: Field, required: boolean): Part {
  return { key, field, required };
}

function sub(schema: z.core.JSONSchema._JSONSchema): Json {
  return typeof schema === "boolean" ? {} : schema;
}

/** First value of a new entry of a list, or of a new optional group. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case "group":
      return Object.fromEntries(
        field.parts.filter((p) => p.required).map((p) => [p.key, emptyValue(p.field)]),
      );
    case "list":
      return Array.from({ length: field.min }, () => emptyValue(field.entry));
    case "row":
      return field.entries.map(emptyValue);
    case "yes-no":
      return false;
    case "choice":
      return field.options.length === 1 ? field.options[0] : "";
    default:
      return "";
  }
}

/** The limits of a text or list in words: "50 to 160 characters", "at least 5 entries". */
export function limitsOf(field: Field): string {
  if (field.kind !== "text" && field.kind !== "list") return "";
  const { kind, min = 0, max = Infinity } = field;
  const unit = kind === "text" ? "characters" : "entries";
  const least = max === Infinity ? `at least ${min} ${unit}` : `${min} to ${max} ${unit}`;
  const limit = min > 1 ? least : max === Infinity ? "" : `at most ${max} ${unit}`;
  return [limit, kind === "list" && field.hint].filter(Boolean).join("; ");
}
