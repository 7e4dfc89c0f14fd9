// After a reload and Back, restores what a visitor typed, chose and opened. It is kept in the tab's
// history, never in storage.

import { type FieldElement, readField, setField } from "../../components/ui/field-values.ts";
import { replaceState, type TabState } from "../../components/ui/tab-state.ts";

type Part = FieldElement | HTMLDetailsElement;
type Values = [key: string, value: string | boolean][];

const fieldSelector =
  "input:not([type=hidden], [type=password], [type=file]), select, textarea, details";

/** Fields by a key that is the same in every rendering: tag, id, name, and their number. */
function fieldsIn(roots: ParentNode[]): Map<string, Part> {
  const map = new Map<string, Part>();
  for (const field of roots.flatMap((root) => [...root.querySelectorAll<Part>(fieldSelector)])) {
    let key = [field.localName, field.id, field.getAttribute("name")].join();
    while (map.has(key)) key += "+";
    map.set(key, field);
  }
  return map;
}

function readValue(part: Part): string | boolean {
  return part instanceof HTMLDetailsElement ? part.open : readField(part);
}

function setValue(part: Part, value: string | boolean): void {
  if (part instanceof HTMLDetailsElement) part.open = value === true;
  else setField(part, value);
}

const readValues = (roots: ParentNode[]): Values =>
  [...fieldsIn(roots)].map(([key, field]) => [key, readValue(field)]);

function writeValues(values: Values): void {
  const fields = fieldsIn([document]);
  for (const [key, value] of values) {
    const field = fields.get(key);
    if (field) setValue(field, value);
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
for (const type of ["beforeunload", "pagehide"] as const) addEventListener(type, save);
document.addEventListener("visibilitychange", save);
// A form is reset, after the event, once its message is received.
addEventListener("reset", () => queueMicrotask(save));

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
