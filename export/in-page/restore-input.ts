// After a reload and Back, restores what a visitor typed, chose and opened. It is kept in the tab's
// history, never in storage.

import type { TabState } from "../../components/ui/in-page.ts";
import { replaceState, setNativeValue } from "../../components/ui/in-page.ts";
import { on } from "./on.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDetailsElement;
type Values = [key: string, value: string | boolean][];

const fieldSelector =
  "input:not([type=hidden], [type=password], [type=file]), select, textarea, details";

/** Fields by a key that is the same in every rendering: tag, id, name, and their number. */
function fieldsIn(roots: ParentNode[]): Map<string, Field> {
  const map = new Map<string, Field>();
  for (const field of roots.flatMap((root) => [...root.querySelectorAll<Field>(fieldSelector)])) {
    let key = [field.localName, field.id, field.getAttribute("name")].join();
    while (map.has(key)) key += "+";
    map.set(key, field);
  }
  return map;
}

const isTickable = (field: Field): field is HTMLInputElement =>
  "type" in field && (field.type === "checkbox" || field.type === "radio");

function readValue(field: Field): string | boolean {
  if (field instanceof HTMLDetailsElement) return field.open;
  return isTickable(field) ? field.checked : field.value;
}

/** Sets a field's value as a visitor does, so that scripts follow. */
function setFieldValue(field: Field, value: string | boolean): void {
  if (readValue(field) === value) return;
  if (field instanceof HTMLDetailsElement) field.open = value === true;
  else if (!isTickable(field)) setNativeValue(field, String(value));
  // Ticking one radio button unticks the others.
  else if (value || field.type === "checkbox") field.click();
}

const readValues = (roots: ParentNode[]): Values =>
  [...fieldsIn(roots)].map(([key, field]) => [key, readValue(field)]);

function writeValues(values: Values): void {
  const fields = fieldsIn([document]);
  for (const [key, value] of values) {
    const field = fields.get(key);
    if (field) setFieldValue(field, value);
  }
}

/** Saves the fields' values in the tab's history. */
export function save(): void {
  // React removes the page that it fails to render, before it is reloaded.
  if (!document.querySelector("main")) return;
  const saved = readValues([document]);
  replaceState({ ...history.state, saved });
}
// A reload takes the state from before its page is hidden; a phone may end a hidden page.
for (const type of ["beforeunload", "pagehide"] as const) on(type, save);
document.addEventListener("visibilitychange", save);
// A form is reset, after the event, once its message is received.
on("reset", () => queueMicrotask(save));

const { saved }: TabState = history.state ?? {};
if (saved) writeValues(saved);

// React renders the page anew if something else, such as a password manager, has changed it before.
// What was typed stays, and so do the attributes of head.ts.
const { dataset } = document.documentElement;
const marks = { ...dataset };
let shown = document.querySelector("main");
new MutationObserver((records) => {
  const main = document.querySelector("main");
  if (!main || main === shown) return;
  shown = main;
  Object.assign(dataset, marks);
  const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
  writeValues(readValues(removed.filter((node) => node instanceof Element)));
}).observe(document.body, { childList: true });
