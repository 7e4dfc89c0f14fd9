/**
 * What is known of Sveltia's markup and of the messages in its window; it may change with each of its
 * versions, and nothing else builds on it.
 */

/** The form of an entry. */
const form = ".pane[data-mode=edit]";
const saveButton = ".content-editor button[aria-keyshortcuts$='+S']";

/** Whether the open form has changes that are not saved. */
export function hasUnsaved(): boolean {
  return document.querySelector(saveButton)?.matches(":enabled") ?? false;
}

/** Waits until a form is open. @returns whether the address is still the same then */
export async function formAt(hash: string): Promise<boolean> {
  // The form comes once the folder of the clone is chosen.
  while (!document.querySelector(".content-editor .field")) {
    await pause(100);
    if (location.hash !== hash) return false;
  }
  return true;
}

/** Keys of the editor that are pressed in the page beside the form: saving, undoing and repeating. */
export function pressInEditor(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  if (key === "Escape") {
    focusEditor();
    return;
  }
  if (!(ctrlKey || metaKey) || !["s", "z", "y"].includes(key.toLowerCase())) return;
  event.preventDefault();
  const target = document.activeElement ?? document.body;
  const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent("keydown", init));
}

/** Moves the focus from the page to the form. */
function focusEditor(): void {
  document.querySelector<HTMLElement>(`${form} :is(input, textarea, button)`)?.focus();
}

/**
 * Unfolds a field of the open form and moves the focus to it, by the message that Sveltia's previews
 * send. Sveltia builds the parts of a form as they come into view: until the field is there, the
 * nearest part is brought into view.
 * @param keyPath "sections.1.points.0.alt"
 * @param offset where in the field's text the caret goes
 */
export async function focusField(keyPath: string, offset = 0): Promise<void> {
  const steps = keyPath.split(".");
  const payload = { locale: "_default", keyPath };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    postMessage({ type: "highlight-editor-field", payload }, location.origin);
    const { part, depth } = nearestPart(steps);
    // What is still to be built stands for the field, which may be below the screen in a long section.
    if (depth < steps.length) (part?.querySelector(".placeholder") ?? part)?.scrollIntoView();
    await pause(100);
    if (depth < steps.length) continue;
    // Sveltia gives no focus to a section, to choices, and to our own kinds of fields.
    const control = part?.querySelector<HTMLElement>("input, textarea, [role=combobox]");
    const isFocused = part?.contains(document.activeElement) ?? false;
    if (!isFocused && !control) continue;
    // Of Markdown, it gives the focus to the mode that is hidden.
    if (!isFocused || part?.matches("[data-field-type=markdown]")) control?.focus();
    const text = part?.querySelector("textarea");
    if (text && offset > 0) placeCaret(text, offset);
    return;
  }
}

/** Puts a text into a field that has the text before, or none, as if it were typed. */
export function replaceText(keyPath: string, before: string, text: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `${form} .field[data-key-path="${keyPath}"] :is(input, textarea)`,
  );
  if (!field || (field.value && field.value !== before)) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A browser scrolls a text to its caret when it gets the focus. */
function placeCaret(text: HTMLTextAreaElement, offset: number): void {
  text.setSelectionRange(offset, offset);
  text.blur();
  text.focus();
}

/** The innermost part of the form that is built, and how many steps of the path lead to it. */
function nearestPart(steps: string[]): { part: Element | null | undefined; depth: number } {
  const top = document.querySelector(form);
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const path = steps.slice(0, depth).join(".");
    const field = top?.querySelector(`.field[data-key-path="${path}"]`);
    const item = field?.querySelector(".item-list")?.children[Number(steps[depth])];
    if (field) return item ? { part: item, depth: depth + 1 } : { part: field, depth };
  }
  return { part: top?.querySelector(".placeholder"), depth: 0 };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
