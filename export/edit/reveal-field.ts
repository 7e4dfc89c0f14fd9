/**
 * Unfolds a field of the open form and moves the focus to it, by the message that Sveltia's previews
 * send. Sveltia builds the parts of a form as they come into view: until the field is there, the
 * nearest part is brought into view.
 * @param keyPath "sections.1.points.0.alt"
 */
export async function revealField(keyPath: string): Promise<void> {
  const steps = keyPath.split(".");
  const payload = { locale: "_default", keyPath };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    postMessage({ type: "highlight-editor-field", payload }, location.origin);
    const { part, depth } = nearestPart(steps);
    // What is still to be built stands for the field, which may be below the screen in a long section.
    if (depth < steps.length) (part?.querySelector(".placeholder") ?? part)?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (depth < steps.length) continue;
    // Sveltia gives the focus of Markdown to the mode that is hidden.
    if (part?.matches("[data-field-type=markdown]")) part.querySelector("textarea")?.focus();
    return;
  }
}

/** The innermost part of the form that is built, and how many steps of the path lead to it. */
function nearestPart(steps: string[]): { part: Element | null | undefined; depth: number } {
  const form = document.querySelector(".pane[data-mode=edit]");
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const path = steps.slice(0, depth).join(".");
    const field = form?.querySelector(`.field[data-key-path="${path}"]`);
    const item = field?.querySelector(".item-list")?.children[Number(steps[depth])];
    if (field) return item ? { part: item, depth: depth + 1 } : { part: field, depth };
  }
  return { part: form?.querySelector(".placeholder"), depth: 0 };
}
