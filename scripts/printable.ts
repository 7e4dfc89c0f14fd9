/** Characters that command a terminal, reorder the text behind them or break its line. */
const unprintable = /[[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]--\n]/gv;

/**
 * A visitor's text for a terminal: each line is isolated (UAX #9), so that letters written from right to
 * left move nothing beside them, and what cannot be printed is a replacement character.
 */
export function printable(text: string): string {
  const lines = text.replace(unprintable, "\uFFFD").split("\n");
  return lines.map((line) => `\u2068${line}\u2069`).join("\n");
}

/** The same in one line. */
export function printableLine(text: string): string {
  return printable(text.replace(/\s+/g, " "));
}

/** A value as JSON that a terminal can print: what cannot be printed is escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
