/**
 * Unfolds a field of Sveltia's form and moves to it, by Sveltia's own message, which its previews
 * send. Sveltia builds the parts of a form as they come into view: until the field is there, the
 * nearest part is brought into view.
 */
export async function revealField(keyPath: string): Promise<void> {
  const steps = keyPath.split(".");
  const payload = { locale: "_default", keyPath };
  for (let attempt = 0; attempt < 30; attempt += 1) {
    postMessage({ type: "highlight-editor-field", payload }, location.origin);
    const { part, depth } = nearestPart(steps);
    if (depth >= steps.length) return;
    part?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The innermost part of the form that is built, and how many steps of the path it takes. */
function nearestPart(steps: string[]): { part?: Element | null; depth: number } {
  const form = document.querySelector(".pane[data-mode=edit]");
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const path = steps.slice(0, depth).join(".");
    const field = form?.querySelector(`.field[data-key-path="${path}"]`);
    const item = field?.querySelector(".item-list")?.children[Number(steps[depth])];
    if (field) return item ? { part: item, depth: depth + 1 } : { part: field, depth };
  }
  return { part: form?.querySelector(".placeholder"), depth: 0 };
}
