/** Scrolls both pictures of a page to the first words that differ. */
function showChange(frames: HTMLIFrameElement[]): void {
  const [before, after] = frames.map(({ contentDocument }) =>
    [...(contentDocument?.querySelectorAll("main :not(script)") ?? [])].filter(
      ({ childElementCount }) => childElementCount === 0,
    ),
  );
  if (!before || !after) return;
  const at = after.findIndex(({ textContent }, i) => textContent !== before[i]?.textContent);
  for (const element of [before[at], after[at]]) {
    const fold = element?.closest("details");
    if (fold) fold.open = true;
    const view = element?.ownerDocument.defaultView;
    const { top = 0 } = element?.getBoundingClientRect() ?? {};
    view?.scrollTo({ top: top - view.innerHeight / 3, behavior: "instant" });
  }
}

// The page is loaded once its frames are.
addEventListener("load", () => {
  for (const looks of document.querySelectorAll(".looks"))
    showChange([...looks.querySelectorAll("iframe")]);
});
