// Restores what a visitor typed, chose, opened and focused: after a reload and Back, from the tab's
// history and never from storage; and on the page that React renders anew where somebody else, such
// as a translator or a password manager, changed its HTML before React started.

import type { TabState } from "../../components/ui/in-page.ts";
import { replaceState } from "../../components/ui/replace-state.ts";
import { setNativeValue } from "../../components/ui/set-native-value.ts";
import { on, targetOf } from "./on.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDetailsElement;
type Values = [key: string, value: string | boolean][];

const fieldSelector =
  "input:not([type=hidden], [type=password], [type=file]), select, textarea, details";

/** Elements by a key that is the same in every rendering: tag, id, name, address, and their number. */
function byKey<Type extends Element>(elements: Iterable<Type>): Map<string, Type> {
  const map = new Map<string, Type>();
  for (const element of elements) {
    const { localName, id } = element;
    let key = [localName, id, element.getAttribute("name"), element.getAttribute("href")].join();
    while (map.has(key)) key += "+";
    map.set(key, element);
  }
  return map;
}

const fieldsIn = (roots: ParentNode[]) =>
  byKey(roots.flatMap((root) => [...root.querySelectorAll<Field>(fieldSelector)]));

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

const { saved }: TabState = history.state ?? {};
/** When the fields were read, in milliseconds since 1970, as below. */
let savedAt = saved?.at ?? 0;

/**
 * When a form was sent from this entry of the tab's history or a later one; 0 if none was. An entry
 * before it, such as the same page without "#main", still has what was sent.
 */
let sentAt = 0;
function readSentAt(): void {
  // Not every browser has the Navigation API, which alone knows other entries.
  const { navigation } = window;
  for (const entry of navigation?.entries().slice(navigation.currentEntry?.index) ?? [])
    sentAt = Math.max(sentAt, Number(entry.getState()) || 0);
}
readSentAt();

/** Saves the fields' values in the tab's history. */
export function save(): void {
  // React removes the page that it fails to render, before it is reloaded.
  if (!document.querySelector("main")) return;
  savedAt = Date.now();
  const saved = { at: savedAt, values: readValues([document]) };
  replaceState({ ...history.state, saved });
  // `replaceState`, which Next calls too, removes it.
  if (sentAt) window.navigation?.updateCurrentEntry({ state: sentAt });
}
function saveSent(): void {
  sentAt = Date.now();
  save();
}
// A reload takes the state from before its page is hidden; a phone may end a hidden page.
for (const type of ["beforeunload", "pagehide"] as const) on(type, save);
document.addEventListener("visibilitychange", save);
// A form is reset, after the event, once its message is received.
on("reset", () => queueMicrotask(saveSent));
// Without scripts, the receiver leads here.
if (location.hash === "#sent" && !saved) saveSent();

if (saved && sentAt <= savedAt) writeValues(saved.values);
// The browser restores what it knows itself between `load` and `pageshow`.
on("pageshow", () => {
  readSentAt();
  if (sentAt > savedAt) for (const form of document.forms) form.reset();
});

/** The element that has the focus or had it when React removed it, by its key. */
let focus: { target: Element; key: string | undefined } | undefined;
/** The id of the open menu. */
let menu: string | undefined;
const keyOf = (element: Element) => {
  const alike = byKey(document.getElementsByTagName(element.localName));
  return [...alike].find(([, other]) => other === element)?.[0];
};
on("focusin", (event) => {
  const target = targetOf(event);
  focus = target && { target, key: keyOf(target) };
});
on("focusout", ({ target }) => {
  // Later, since an element that React removes is still there.
  queueMicrotask(() => {
    if (target === focus?.target && focus.target.isConnected) focus = undefined;
  });
});
on(
  "toggle",
  ({ target, newState }) => {
    if (target instanceof HTMLElement && target.popover)
      menu = newState === "open" ? target.id : undefined;
  },
  true,
);

/** The scroll position, from which browsers move while parts of the page are away. */
let top = scrollY;
on("scroll", () => {
  top = scrollY;
});

function restoreFocus(): void {
  if (!focus?.key || document.activeElement !== document.body) return;
  const { target, key } = focus;
  const element = byKey(document.getElementsByTagName(target.localName)).get(key);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  // Numbers and e-mail addresses have no selection.
  if (isText(target) && isText(element) && target.selectionStart !== null)
    element.setSelectionRange(target.selectionStart, target.selectionEnd);
}

const isText = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

// React also removes the attributes that head.ts has set.
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
  if (menu) document.getElementById(menu)?.showPopover();
  restoreFocus();
  scrollTo({ top, behavior: "instant" });
}).observe(document.body, { childList: true });
