import { z } from "zod";

/** A schema, with the message of its pattern, which forms show, and whether only engineers change it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { rule?: string; technical?: boolean };

/** From so many characters on, a text has several lines in a form. */
const longText = 100;

/** A content schema as JSON Schema, for Sveltia. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: json }) => {
      // It begins with the JSON Schema of its inner schema, which this function has changed already.
      if (zodSchema instanceof z.ZodOptional) return;
      if (json.type === "string") Object.assign(json, ruleOf(zodSchema, json));
      if (json.type === "array") json.description = hintOf(json);
    },
  });
}

/** The form of a text as one pattern, with the schema's own message. */
function ruleOf(schema: z.core.$ZodType, json: JsonSchema): JsonSchema {
  const { format, minLength: min = 0, maxLength: max, description } = json;
  const rules = patternsOf(schema);
  const multiline =
    (!format || format === "read") && rules.length === 0 && (max ?? longText) >= longText;
  const isLimited = max !== undefined || min > 1;
  const limit = `${min > 1 ? `${min} to` : "At most"} ${max ?? "any number of"} characters`;
  const parts = rules.map(({ pattern }) => `(?=[\\s\\S]*?(?:${pattern.source}))`);
  if (isLimited) parts.push(`(?=[\\s\\S]{${min},${max ?? ""}}$)`);
  if (parts.length === 0) return { multiline };
  const messages = [...rules.map(({ message }) => message), ...(isLimited ? [limit] : [])];
  return {
    multiline,
    // The value of a {{token}} is not known here: a text with one is neither checked nor measured.
    pattern: `\\{\\{|^${parts.join("")}`,
    rule: messages.join("; "),
    description: [description, isLimited && limit].filter(Boolean).join(" "),
  };
}

/** A list's hint with how many entries it takes: Sveltia says it of no list of groups. */
function hintOf({ description, minItems: min = 0, maxItems: max }: JsonSchema): string | undefined {
  const most = max && (min > 1 ? `${min} to ${max}` : `At most ${max}`);
  const limit = min === max ? `Exactly ${max}` : (most ?? `At least ${min}`);
  const isLimited = max !== undefined || min > 1;
  return [description, isLimited && limit].filter(Boolean).join(" ") || undefined;
}

type Definition = {
  pattern?: RegExp;
  error?: (issue: object) => unknown;
  checks?: { _zod: { def: Definition } }[];
};

/** The patterns of a text's schema with their messages: its own, as an e-mail address has, and those of its checks. */
function patternsOf(schema: z.core.$ZodType): { pattern: RegExp; message: string }[] {
  const own = schema._zod.def as unknown as Definition;
  return [own, ...(own.checks ?? []).map(({ _zod }) => _zod.def)].flatMap(({ pattern, error }) => {
    const message = error?.({});
    return pattern && typeof message === "string" ? { pattern, message } : [];
  });
}

/** The fields of a group by their names, in the schema's order. */
export function propertiesOf({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  const all = Object.entries(properties).map(([name, field]) => [name, asSchema(field)]);
  return Object.fromEntries(all);
}

/** A schema that is a boolean, a list or missing, as one that says nothing. */
export function asSchema(schema: unknown): JsonSchema {
  const isOne = typeof schema === "object" && schema !== null && !Array.isArray(schema);
  return isOne ? (schema as JsonSchema) : {};
}
