/**
 * For a box that scrolls sideways where it is too narrow; then the keyboard reaches it (WCAG 2.1.1,
 * export/in-page/focus-scrollers.ts).
 * @param label the name under which assistive technology announces it
 */
export function scrolls(label: string) {
  return { role: "group", "aria-label": label, "data-scrolls": "" } as const;
}

/** The state of an entry of the tab's history (`history.state`). */
export type TabState = {
  /** The values of the page's fields, by their keys (restore-input.ts). */
  saved?: [key: string, value: string | boolean][];
  /** How often React failed to render the page (components/page/recover.ts). */
  failures?: number;
};

/**
 * Changes the tab's state in its history, and the address where one is given. Safari throws after a
 * hundred changes within 30 seconds: then both stay as they were.
 */
export function replaceState(state: TabState | null, address?: string): void {
  try {
    history.replaceState(state, "", address);
  } catch {}
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a field's value as typing does: by the setter of its prototype, and with the events of typing.
 * React ignores an event by which the value does not differ from the one that it set itself.
 */
export function setNativeValue(field: Field, value: string): void {
  if (value) field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** A field's value; of a checkbox or a radio button, whether it is chosen. */
export function readField(field: Field): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

/** Sets that value as a visitor does, so that scripts follow. */
export function setField(field: Field, value: string | boolean): void {
  if (readField(field) === value) return;
  if (!isTickable(field)) setNativeValue(field, String(value));
  // Ticking one radio button unticks the others.
  else if (value || field.type === "checkbox") field.click();
}
