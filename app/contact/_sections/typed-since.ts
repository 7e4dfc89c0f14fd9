type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form's fields hold, by field. */
export type Values = Map<Field, string | boolean>;

const held = (field: Field) =>
  field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value;

export function valuesOf(form: HTMLFormElement): Values {
  const fields = form.querySelectorAll<Field>("input, textarea, select");
  return new Map([...fields].map((field) => [field, held(field)]));
}

/** The fields of a form that have changed since, with what they hold now. */
export function typedSince(form: HTMLFormElement, before: Values): Values {
  return new Map([...valuesOf(form)].filter(([field, value]) => before.get(field) !== value));
}

/** Gives fields their values as a visitor does. */
export function typeAgain(values: Values): void {
  for (const [field, value] of values) {
    if (held(field) === value) continue;
    if (typeof value === "string") type(field, value);
    else field.click();
  }
}

/** Sets a field's value by the browser's own setter, as typing does: React ignores its own. */
export function type(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}
