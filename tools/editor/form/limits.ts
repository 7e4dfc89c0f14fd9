type Limited = {
  type?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** The limits of a text or list in words: "50 to 160 characters.", "At least 5 entries." */
export function limitsOf(schema: Limited): string {
  const unit = schema.type === "array" ? "entries" : "characters";
  const { minLength = 0, minItems = minLength, maxLength = 0, maxItems = maxLength } = schema;
  if (minItems > 1 && minItems === maxItems) return `${minItems} ${unit}.`;
  if (minItems > 1)
    return maxItems ? `${minItems} to ${maxItems} ${unit}.` : `At least ${minItems} ${unit}.`;
  return maxItems ? `At most ${maxItems} ${unit}.` : "";
}
