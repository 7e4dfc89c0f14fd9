/**
 * A field keeps its own value while one types: Sveltia gives back what was typed a moment later, by which
 * the caret would jump. Another value, as after a revert, comes once the field has no focus.
 */
export function followValue(id: string, value: unknown): void {
  const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
  const text = String(value ?? "");
  if (field && field !== document.activeElement && field.value !== text) field.value = text;
}
