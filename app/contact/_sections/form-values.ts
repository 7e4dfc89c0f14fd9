import { setNativeValue } from "@/components/ui/set-native-value";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a form's fields. */
export type FormValues = Map<Field, string | boolean>;

const isCheckbox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";
const readValue = (field: Field) => (isCheckbox(field) ? field.checked : field.value);

export function valuesOf(form: HTMLFormElement): FormValues {
  const fields = form.querySelectorAll<Field>("input, textarea, select");
  return new Map([...fields].map((field) => [field, readValue(field)]));
}

/** The fields of a form whose values have changed since, with the values of now. */
export function changedSince(form: HTMLFormElement, before: FormValues): FormValues {
  return new Map([...valuesOf(form)].filter(([field, value]) => before.get(field) !== value));
}

/** Sets fields' values as a visitor does, so that React follows. */
export function setValues(values: FormValues): void {
  for (const [field, value] of values) {
    if (readValue(field) === value) continue;
    if (typeof value === "string") setNativeValue(field, value);
    else field.click();
  }
}
