import { findWords } from "./find-words.ts";

/** Goes to the field that the address names, and to words in it: "#hero.title", "#~body?some words". */
export function jump(): void {
  const [name = "", words = ""] = location.hash.slice(1).split("?").map(decodeURIComponent);
  const field = name && elementOf(name);
  if (field) show(field, isText(field) ? findWords(words, field.value) : undefined);
}

/** The element of a field, or of the nearest group around it that there is. */
export function elementOf(field: string): HTMLElement | undefined {
  const parts = field.split(".");
  return parts
    .map((_, index) => ["root", ...parts.slice(0, parts.length - index)].join("."))
    .map((id) => document.getElementById(id))
    .find((element) => element !== null);
}

type Range = readonly [from: number, to: number];

/** Unfolds the groups around a field and goes there, to a part of its text if there is one. */
export function show(field: HTMLElement, part?: Range): void {
  for (
    let fold = field.closest("details");
    fold;
    fold = fold.parentElement?.closest("details") ?? null
  )
    fold.open = true;
  const isGroup = field instanceof HTMLDetailsElement;
  const target = isGroup ? field.querySelector("summary") : field;
  if (part && isText(field) && field.selectionStart !== null) {
    field.setSelectionRange(...part);
    // No browser scrolls a field to its selection; lines are about as long everywhere.
    const before = (field.scrollHeight * part[0]) / field.value.length;
    field.scrollTop = before - field.clientHeight / 2;
  }
  field.scrollIntoView({ block: isGroup ? "start" : "center" });
  target?.focus({ preventScroll: true });
}

/** Whether a field has text; numbers and dates have no selection. */
export function isText(field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
