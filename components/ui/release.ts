/**
 * Ref of a button with `data-hold`: hydration removes the attribute, upon which the inline script
 * (export/in-page/load-on-intent.js) repeats a click that came earlier.
 */
export function release(button: Element | null): void {
  button?.removeAttribute("data-hold");
}
