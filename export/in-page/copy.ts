// Copy buttons (components/ui/copy-button.tsx) work at the press itself: browsers give the clipboard
// to a visitor's own press alone, not to one that a script repeats later.

import { type Marked, selector } from "../../components/ui/in-page.ts";
import { on } from "./on.ts";

/** How long the notice shows, in milliseconds. */
const shownFor = 10_000;
/** What clears each notice. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

on("click", async ({ target }) => {
  const button = target.closest?.<Marked>(selector("[data-copy]"));
  const source = button && document.getElementById(button.dataset.copy as string);
  if (!source) return;
  const notice = button.nextElementSibling as Element;
  // Cleared first: screen readers announce only text that changes.
  notice.textContent = "";
  let { copied: words } = button.dataset;
  try {
    await navigator.clipboard.writeText(source.textContent);
  } catch {
    getSelection()?.selectAllChildren(source);
    words = button.dataset.refused;
  }
  notice.textContent = words as string;
  clearTimeout(timers.get(notice));
  const clear = () => {
    notice.textContent = "";
  };
  timers.set(notice, setTimeout(clear, shownFor));
});
