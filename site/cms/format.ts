import { parse, stringify } from "yaml";
import type { z } from "zod";
import { schemaOf } from "../load/collections.ts";
import { frontMatter, withPlainLines } from "../load/source.ts";
import { asSchema, type JsonSchema, jsonSchema, propertiesOf } from "./json-schema.ts";

/** Sveltia's options of the YAML package, by which it writes a file (formatYAML in its source). */
const yamlOptions = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: "PLAIN",
  defaultStringType: "PLAIN",
  singleQuote: true,
} as const;

/**
 * A content file as Sveltia writes it: fields in the schema's order, one line a text, no comments,
 * no empty optional fields. A save there then changes the field's own lines.
 * @param path below `content/`
 */
export function formatContent(path: string, text: string): string {
  const schema = schemaOf(path);
  if (!schema) return text;
  const lines = withPlainLines(text);
  if (!path.endsWith(".md")) return `${formatYaml(lines, schema)}\n`;
  const [all = "", yaml = ""] = frontMatter.exec(lines) ?? [];
  const body = lines.slice(all.length).trim();
  return `---\n${formatYaml(yaml, schema)}\n---\n${body ? `\n${body}\n` : ""}`;
}

function formatYaml(yaml: string, schema: z.ZodType): string {
  return stringify(sortFields(parse(yaml), jsonSchema(schema, [])), null, yamlOptions).trim();
}

/** A value with its fields in the schema's order; those that the schema does not know come last. */
function sortFields(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return value.trim();
  // The editor's field for a post's number holds a text.
  if (schema.format === "id-of-post") return String(value);
  if (Array.isArray(value)) return value.map((item) => sortFields(item, asSchema(schema.items)));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  const schemas = propertiesOf(schema);
  const sorted = Object.keys({ ...schemas, ...fields }).map((name) => {
    const own = schemas[name] ?? {};
    // A switch has no empty state.
    const value = own.type === "boolean" ? (fields[name] ?? false) : fields[name];
    return [name, sortFields(value, own)] as const;
  });
  return Object.fromEntries(
    sorted.filter(
      ([name, field]) =>
        field !== undefined && (schema.required?.includes(name) || !isEmpty(field)),
    ),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0)
  );
}
