// Keeps what a visitor typed, chose, ticked, opened and focused. In the tab's history and never in
// storage, for a reload, Back and a crash; and for the page that React renders anew where somebody
// else, such as a translator or a password manager, changed its HTML before React started.

import type { TabState } from "../../components/ui/in-page.ts";
import { type AnyElement, on } from "./on.ts";

/** Where an element is on its page, in words that also hold after React rendered it anew. */
type Place = NonNullable<TabState["waiting"]>;
type Value = string | boolean | undefined;

const field = "input:not([type=hidden], [type=password], [type=file]), select, textarea, details";

/** Values by where their element is, as JSON. */
const kept = new Map<string, Value>();

const signatureOf = ({ id, name, href }: AnyElement) => [id, name, href].join();
const alike = (tag: string, signature: string) =>
  ([...document.getElementsByTagName(tag)] as AnyElement[]).filter(
    (other) => signatureOf(other) === signature,
  );

/** Says where an element is. */
export function locate(element: AnyElement): Place {
  const signature = signatureOf(element);
  return [element.localName, signature, alike(element.localName, signature).indexOf(element)];
}

/** The element at a place that `locate` gave. */
export function find([tag, signature, index]: Place): AnyElement | undefined {
  return alike(tag, signature)[index];
}

/** The attribute in which an element has its value. */
function valueName({ localName, type }: AnyElement): "open" | "checked" | "value" {
  if (localName === "details") return "open";
  return type === "checkbox" || type === "radio" ? "checked" : "value";
}

/** Gives an element a value as a visitor does. */
export function put(element: AnyElement, value: Value): void {
  const name = valueName(element);
  if (element[name] === value) return;
  if (name === "checked") {
    element.click();
    return;
  }
  // By the browser's own setter: React ignores its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name)?.set?.call(element, value);
  if (name === "value")
    for (const type of ["input", "change"])
      element.dispatchEvent(new Event(type, { bubbles: true }));
}

function putAll(): void {
  for (const [where, value] of [...kept]) {
    const element = find(JSON.parse(where));
    // Ticking one radio button unticks the others.
    if (element && !(element.type === "radio" && !value)) put(element, value);
  }
}

/** Writes what is kept into the tab's history. */
export function save(): void {
  clearTimeout(saving);
  history.replaceState({ ...history.state, kept: [...kept] }, "");
}

let saving: ReturnType<typeof setTimeout> | undefined;
// Browsers refuse more than about three calls a second.
const saveSoon = () => {
  clearTimeout(saving);
  saving = setTimeout(save, 500);
};
// A reload takes the state from before its page is hidden.
for (const type of ["beforeunload", "pagehide"] as const) on(type, save);
document.addEventListener("visibilitychange", save);

for (const type of ["input", "change", "toggle"] as const)
  on(
    type,
    ({ target }) => {
      if (!target.matches?.(field)) return;
      kept.set(JSON.stringify(locate(target)), target[valueName(target)]);
      saveSoon();
    },
    true,
  );
// A message that was sent is not kept.
on("reset", ({ target }) => {
  for (const element of (target as HTMLFormElement).elements as Iterable<AnyElement>)
    kept.delete(JSON.stringify(locate(element)));
  saveSoon();
});

/** The focused element and where it is; the id of the open menu. */
type Focus = { target: AnyElement; where: Place };
let focus: Focus | undefined;
let menu: string | undefined;
on("focusin", ({ target }) => {
  focus = { target, where: locate(target) };
});
on("focusout", ({ target }) => {
  // Later, since an element that React removes is still there.
  queueMicrotask(() => {
    if (target === focus?.target && target.isConnected) focus = undefined;
  });
});
on(
  "toggle",
  ({ target, newState }) => {
    if (target.popover) menu = newState === "open" ? target.id : undefined;
  },
  true,
);

/** The place on the page, from which browsers move while its parts are away. */
let top = scrollY;
on("scroll", () => {
  top = scrollY;
});

// React also takes away what head.ts marked.
const { dataset } = document.documentElement;
const marks = { ...dataset };

function focusAgain({ target, where }: Focus): void {
  const { selectionStart, selectionEnd } = target;
  const element = find(where);
  element?.focus({ preventScroll: true });
  // Numbers and e-mail addresses have no selection.
  if (selectionStart != null) element?.setSelectionRange?.(selectionStart, selectionEnd as number);
}

let shown = document.getElementById("main");
new MutationObserver(() => {
  const main = document.getElementById("main");
  if (!main || main === shown) return;
  shown = main;
  Object.assign(dataset, marks);
  putAll();
  if (menu) document.getElementById(menu)?.showPopover();
  if (focus && document.activeElement === document.body) focusAgain(focus);
  scrollTo({ top, behavior: "instant" });
}).observe(document.body, { childList: true });

for (const [where, value] of (history.state as TabState | null)?.kept ?? []) kept.set(where, value);
putAll();
