/**
 * How the scripts of Next and React behave in a page. The inline scripts (export/inline) use it.
 */

/** The one markup that React makes from text: an empty script, for data blocks that it renders anew. */
export const emptyScript = "<script>\x3c/script>";

/** Marks a script's element as React looks for it (`script[async]`); it would load it once more. */
export function markForReact(script: HTMLScriptElement): void {
  script.async = true;
}

/** Removes the element of a script that failed; Next's loader would wait for it for ever. */
export function removeFailed(script: HTMLScriptElement): void {
  script.remove();
}

/** Stops Next's router from following the history: pages are documents, the browser goes back. */
export function stopRouter(): void {
  addEventListener("popstate", (event) => event.stopImmediatePropagation());
}
