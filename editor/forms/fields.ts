import type { Field } from "@sveltia/cms";
import { inWords, singular } from "../../site/labels.ts";
import { asSchema, type JsonSchema, propertiesOf } from "./json-schema.ts";
import { mergedOrder } from "./key-order.ts";
import { folded, summaryOf } from "./summary.ts";

/** Choices that a form offers from the content itself. */
export type Choices = {
  services: string[];
  authors: string[];
  /** Ids of plans by their price lists, and those of the list around a field. */
  plansOf: Record<string, string[]>;
  plans: string[];
};

/** The fields of a group, in the schema's order; ids, which nobody reads, stand last. */
export function fieldsOf(schema: JsonSchema, choices: Choices): Field[] {
  const isId = ([name]: [string, unknown]) => Number(name === "id");
  return Object.entries(propertiesOf(schema))
    .toSorted((a, b) => isId(a) - isId(b))
    .map(([name, field]) =>
      fieldOf(name, field, schema.required?.includes(name) ?? false, choices),
    );
}

function fieldOf(name: string, schema: JsonSchema, required: boolean, choices: Choices): Field {
  const label = schema.title ?? inWords(name);
  if (schema.const !== undefined) return { name, label, widget: "hidden", default: schema.const };
  if (schema.technical) return { name, label, widget: "hidden" };
  // A duplicate gets another one.
  if (schema.format === "id-of-post") return { name, label, widget: "hidden", default: "{{uuid}}" };
  const [author, ...others] = choices.authors;
  if (schema.format === "author" && author && others.length === 0)
    return { name, label, widget: "hidden", default: author };
  const plans = choices.plansOf[name] ?? choices.plans;
  return {
    name,
    label,
    required,
    hint: schema.description,
    default: required && schema.format === "date" ? "{{now}}" : schema.default,
    ...widgetOf(schema, label, { ...choices, plans }),
  } as Field;
}

function widgetOf(schema: JsonSchema, label: string, choices: Choices): object {
  const { type, format, pattern, rule } = schema;
  if (format === "service") return select(choices.services);
  if (format === "author") return select(choices.authors);
  if (format === "plan") return select(choices.plans);
  if (format === "drawing") return { widget: "drawing" };
  if (format === "link") return { widget: "link", pattern: pattern && [pattern, rule] };
  if (schema.enum) return select(schema.enum.map(String));
  if (format === "date")
    return {
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      input_timezone: "America/Edmonton",
    };
  if (format === "screenshot")
    return { widget: "image", accept: "image/jpeg,image/png", choose_url: false };
  if (format === "markdown") return { ...markdown, minimal: true };
  if (format === "draft") return { widget: "draft" };
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer" || type === "number") return number(schema);
  if (type === "array") return list(schema, label, choices);
  if (type === "object") return group(schema, choices);
  return {
    widget: schema.multiline ? "text" : "string",
    pattern: pattern && [pattern, rule],
  };
}

/** A rich text editor would write other Markdown than it read. */
const markdown = {
  widget: "markdown" as const,
  modes: ["raw" as const],
  // These buttons only work in the other mode.
  buttons: [],
  editor_components: [],
};

function select(values: string[]) {
  const options = values.map((value) => ({ value, label: inWords(value) }));
  return { widget: "select", options, ...(values.length === 1 && { default: values[0] }) };
}

function number({ type, minimum, maximum }: JsonSchema) {
  const [value_type, step] = type === "integer" ? ["int"] : ["float", 0.01];
  return { widget: "number", value_type, step, min: minimum, max: maximum };
}

function list(schema: JsonSchema, label: string, choices: Choices) {
  const item = asSchema(schema.items);
  const limits = { min: schema.minItems, max: schema.maxItems };
  if (item.enum) return { ...select(item.enum.map(String)), multiple: true, ...limits };
  const entry = item.title ?? singular(label);
  const common = { widget: "list", label_singular: entry, ...limits };
  if (item.oneOf) return { ...common, ...kindsOf(item.oneOf.map(asSchema), choices) };
  if (item.type !== "object")
    return { ...common, field: fieldOf("entry", { title: entry, ...item }, true, choices) };
  return { ...common, ...folded(item), collapsed: true, fields: fieldsOf(item, choices) };
}

/** The kinds of a list's entries, which name theirs in their first field. */
function kindsOf(kinds: JsonSchema[], choices: Choices) {
  const [typeKey = ""] = Object.keys(propertiesOf(kinds[0] ?? {}));
  const types = kinds.map((kind) => {
    const { [typeKey]: name, ...properties } = propertiesOf(kind);
    const fields = fieldsOf({ ...kind, properties }, choices);
    return { name: name?.const, label: kind.title, widget: "object", ...summaryOf(kind), fields };
  });
  types.sort((a, b) => placeOf(a.name) - placeOf(b.name));
  const [first] = types;
  const order = mergedOrder(types.map(({ fields }) => fields.map(({ name }) => name)));
  // Sveltia writes the keys of all kinds in the order in which the kinds name them: the first names all.
  if (first)
    first.fields = order.map(
      (name) =>
        first.fields.find((field) => field.name === name) ?? ({ name, widget: "hidden" } as Field),
    );
  return { typeKey, collapsed: "auto", types };
}

/** The kinds of sections that most pages are made of, which are offered first. */
const usual =
  "hero text columns points list steps pictures plans posts questions contact-form ticket";

function placeOf(kind: unknown): number {
  const place = usual.split(" ").indexOf(String(kind));
  return place < 0 ? usual.length : place;
}

function group(schema: JsonSchema, choices: Choices) {
  return { widget: "object", ...folded(schema), fields: fieldsOf(schema, choices) };
}
