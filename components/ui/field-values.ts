export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field's value as typing does: by the setter of its prototype, and with the events of typing.
 * React ignores an event by which the value does not differ from the one that it set itself.
 */
export function setNativeValue(field: FieldElement, value: string): void {
  if (value) field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const isTickable = (field: FieldElement): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** A field's value; of a checkbox or a radio button, whether it is chosen. */
export function readField(field: FieldElement): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

/** Sets that value as a visitor does, so that scripts follow. */
export function setField(field: FieldElement, value: string | boolean): void {
  if (readField(field) === value) return;
  if (!isTickable(field)) setNativeValue(field, String(value));
  // Ticking one radio button unticks the others.
  else if (value || field.type === "checkbox") field.click();
}
