// Keeps what a visitor typed, chose, ticked, opened and focused. In the tab's history and never in
// storage, for a reload, Back and a crash; and for the page that React renders anew where somebody
// else, such as a translator or a password manager, changed its HTML before React started.

const field = "input:not([type=hidden], [type=password], [type=file]), select, textarea, details";

/** Values by where their element is, as JSON. */
const kept = new Map();

const signatureOf = ({ id, name, href }) => [id, name, href].join();
const alike = (tag, signature) =>
  [...document.getElementsByTagName(tag)].filter((other) => signatureOf(other) === signature);

/** Says which element of the page this is, in words that also hold after React rendered it anew. */
export function locate(element) {
  const signature = signatureOf(element);
  return [element.localName, signature, alike(element.localName, signature).indexOf(element)];
}

/** The element at a place that `locate` gave. */
export function find([tag, signature, index]) {
  return alike(tag, signature)[index];
}

/** The attribute in which an element has its value. */
function valueName({ localName, type }) {
  if (localName === "details") return "open";
  return type === "checkbox" || type === "radio" ? "checked" : "value";
}

/** Gives an element a value as a visitor does. */
export function put(element, value) {
  const name = valueName(element);
  if (element[name] === value) return;
  if (name === "checked") return element.click();
  // By the browser's own setter: React ignores its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name).set.call(element, value);
  if (name === "value")
    for (const type of ["input", "change"])
      element.dispatchEvent(new Event(type, { bubbles: true }));
}

function putAll() {
  for (const [where, value] of [...kept]) {
    const element = find(JSON.parse(where));
    // Ticking one radio button unticks the others.
    if (element && !(element.type === "radio" && !value)) put(element, value);
  }
}

/** Writes what is kept into the tab's history. */
export function save() {
  clearTimeout(saving);
  history.replaceState({ ...history.state, kept: [...kept] }, "");
}

let saving;
// Browsers refuse more than about three calls a second.
const saveSoon = () => {
  clearTimeout(saving);
  saving = setTimeout(save, 500);
};
// A reload takes the state from before its page is hidden.
for (const type of ["beforeunload", "pagehide"]) addEventListener(type, save);
document.addEventListener("visibilitychange", save);

for (const type of ["input", "change", "toggle"])
  addEventListener(
    type,
    ({ target }) => {
      if (!target.matches?.(field)) return;
      kept.set(JSON.stringify(locate(target)), target[valueName(target)]);
      saveSoon();
    },
    true,
  );
// A message that was sent is not kept.
addEventListener("reset", ({ target }) => {
  for (const element of target.elements) kept.delete(JSON.stringify(locate(element)));
  saveSoon();
});

/** The focused element and where it is; the id of the open menu. */
let focus;
let menu;
addEventListener("focusin", ({ target }) => {
  focus = { target, where: locate(target) };
});
addEventListener("focusout", ({ target }) => {
  // Later, since an element that React removes is still there.
  queueMicrotask(() => {
    if (target === focus?.target && target.isConnected) focus = undefined;
  });
});
addEventListener(
  "toggle",
  ({ target, newState }) => {
    if (target.popover) menu = newState === "open" ? target.id : undefined;
  },
  true,
);

/** The place on the page, from which browsers move while its parts are away. */
let top = scrollY;
addEventListener("scroll", () => {
  top = scrollY;
});

// React also takes away what head.js marked.
const { dataset } = document.documentElement;
const marks = { ...dataset };

function focusAgain() {
  const { selectionStart, selectionEnd } = focus.target;
  const element = find(focus.where);
  element?.focus({ preventScroll: true });
  // Numbers and e-mail addresses have no selection.
  if (selectionStart != null) element?.setSelectionRange?.(selectionStart, selectionEnd);
}

let shown = document.getElementById("main");
new MutationObserver(() => {
  const main = document.getElementById("main");
  if (!main || main === shown) return;
  shown = main;
  Object.assign(dataset, marks);
  putAll();
  if (menu) document.getElementById(menu)?.showPopover();
  if (focus && document.activeElement === document.body) focusAgain();
  scrollTo({ top, behavior: "instant" });
}).observe(document.body, { childList: true });

for (const [where, value] of history.state?.kept ?? []) kept.set(where, value);
putAll();
