// Copy buttons (components/ui/copy-button.tsx) copy during the press itself. Browsers allow access
// to the clipboard only while they handle a user's gesture, and refuse a click that a script
// repeats.

import { targetOf } from "./target-of.ts";

const copied = "Code copied to clipboard!";
/** Where the browser refuses; the text is then selected. */
const refused = "The code is selected, so press Ctrl+C or ⌘C to copy it.";
/** How long the notice shows, in milliseconds. */
const noticeDuration = 10_000;
/** The timer that clears each notice. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

addEventListener("click", (event) => {
  const button = targetOf(event)?.closest<HTMLElement>("[data-copy]");
  return button && copy(button);
});

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = "", copyFrom = "" } = button.dataset;
  const notice = button.nextElementSibling;
  // Cleared first: screen readers announce only text that changes.
  show(notice, "");
  try {
    await navigator.clipboard.writeText(text);
    show(notice, copied);
  } catch {
    const source = document.getElementById(copyFrom);
    if (source) getSelection()?.selectAllChildren(source);
    show(notice, refused);
  }
}

/** Shows a notice for its duration. */
function show(notice: Element | null, words: string): void {
  if (!notice) return;
  notice.textContent = words;
  clearTimeout(timers.get(notice));
  timers.set(
    notice,
    setTimeout(() => {
      notice.textContent = "";
    }, noticeDuration),
  );
}
