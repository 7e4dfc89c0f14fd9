import { type JsonSchema, propertiesOf } from "./json-schema.ts";

/** Names of fields that tell one group from another, the best first. */
const telling = "tab title heading label question name goal from caption text".split(" ");

/**
 * A filled group is folded and shows its most telling text. One of groups alone is open, and one with
 * a choice made beforehand, which Sveltia would take as filled.
 */
export function folded(schema: JsonSchema) {
  const isChosen = Object.values(propertiesOf(schema)).some(
    (field) => typeof field.default === "string",
  );
  const summary = summaryOf(schema);
  return isChosen || !summary ? { collapsed: false } : { collapsed: "auto", ...summary };
}

/** The most telling text of a group, as its summary. */
export function summaryOf(schema: JsonSchema) {
  const properties = propertiesOf(schema);
  const texts = Object.keys(properties).filter((name) => {
    const { type, const: fixed } = properties[name] ?? {};
    return type === "string" && fixed === undefined;
  });
  const name = telling.find((each) => texts.includes(each)) ?? texts[0];
  if (!name) return undefined;
  const amount = name !== "amount" && properties.amount ? ": {{fields.amount}}" : "";
  return { summary: `{{fields.${name}}}${amount}` };
}
