/** What was typed as a number: "29." and "$29.90", too; what is none stays, so that its editor reads why. */
export function numberOf(typed: unknown): unknown {
  const [, digits] = /^\s*\$?(-?(?:\d+\.?\d*|\.\d+))\s*$/.exec(String(typed)) ?? [];
  return digits === undefined ? typed : Number(digits);
}
