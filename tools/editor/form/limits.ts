import type { Json } from "../form-schema.ts";

/** The limits of a text or list in words: "50 to 160 characters.", "At least 5 entries." */
export function limitsOf(schema: Json): string {
  const unit = schema.type === "array" ? "entries" : "characters";
  const {
    minLength = 0,
    minItems: least = minLength,
    maxLength = 0,
    maxItems: most = maxLength,
  } = schema;
  if (least > 1 && least === most) return `${least} ${unit}.`;
  if (least > 1) return most ? `${least} to ${most} ${unit}.` : `At least ${least} ${unit}.`;
  return most ? `At most ${most} ${unit}.` : "";
}
