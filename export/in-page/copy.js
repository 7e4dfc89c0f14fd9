// Copy buttons (components/ui/copy-button.tsx) work at the press itself: browsers give the clipboard
// to a visitor's own press alone, not to one that a script repeats later.

/** How long the notice shows, in milliseconds. */
const shownFor = 10_000;
/** What clears each notice. */
const timers = new WeakMap();

addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-copy]");
  const source = button && document.getElementById(button.dataset.copy);
  if (!source) return;
  const notice = button.nextElementSibling;
  // Cleared first: screen readers announce only text that changes.
  notice.textContent = "";
  let { copied: words } = button.dataset;
  try {
    await navigator.clipboard.writeText(source.textContent);
  } catch {
    getSelection().selectAllChildren(source);
    words = button.dataset.refused;
  }
  notice.textContent = words;
  clearTimeout(timers.get(notice));
  const clear = () => {
    notice.textContent = "";
  };
  timers.set(notice, setTimeout(clear, shownFor));
});
