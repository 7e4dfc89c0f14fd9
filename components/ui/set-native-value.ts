type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field's value as typing does: by the setter of its prototype, and with the events of typing.
 * React ignores an event by which the value does not differ from the one that it set itself.
 */
export function setNativeValue(field: Field, value: string): void {
  if (value) field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
