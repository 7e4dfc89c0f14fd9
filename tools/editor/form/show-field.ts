import type { FormProblem } from "../form-state.ts";
import type { Path } from "../values.ts";

/** Goes to the field that the address names, and to words in it: "#hero.title", "#~body?some words". */
export function showAddressed(): void {
  const [name = "", words = ""] = location.hash.slice(1).split("?").map(decodeURIComponent);
  const field = name && elementOf(name);
  if (field) show(field, isText(field) ? findWords(words, field.value) : undefined);
}

/** Goes to a problem's field, and selects the words that it quotes, or its line. */
export function showProblem({ field, line, message }: FormProblem): void {
  const element = elementOf(field);
  if (!element) return;
  const value = isText(element) ? element.value : "";
  const lines = value.split("\n");
  const start = line ? lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) : 0;
  const text = line ? (lines[line - 1] ?? "") : value;
  const [, quoted = ""] = /"([^"]+)"/.exec(message) ?? [];
  const at = quoted ? text.indexOf(quoted) : -1;
  const [from, length] = at < 0 ? [0, text.length] : [at, quoted.length];
  show(element, [start + from, start + from + length]);
}

/** Takes a step back or repeats one, and shows its field once it is drawn. */
export function showStep(take: () => Path | undefined): void {
  const path = take();
  setTimeout(() => {
    const field = path && document.getElementById(path.join("."));
    if (field) show(field);
  });
}

/** The element of a field, or of the nearest group around it that there is. */
function elementOf(field: string): HTMLElement | undefined {
  const parts = field.split(".");
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join("."))
    .map((id) => document.getElementById(id))
    .find((element) => element !== null);
}

/** Unfolds the groups around a field and goes there, to a part of its text if there is one. */
function show(field: HTMLElement, part?: readonly [from: number, to: number]): void {
  for (let at: HTMLElement | null = field; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
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
function isText(field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/**
 * Where words stand in a text, whatever marks are between them; where they begin, if the text goes
 * on otherwise, as with a price that pages fill in.
 */
export function findWords(words: string, text: string): [from: number, to: number] | undefined {
  const all = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let count = all.length; count >= Math.min(all.length, 2) && count > 0; count--) {
    const pattern = new RegExp(all.slice(0, count).join("[^\\p{L}\\p{N}]+"), "iu");
    const match = pattern.exec(text);
    if (match) return [match.index, match.index + match[0].length];
  }
  return undefined;
}
