// Marks the page while a field has another value than its HTML. What follows from such a value is
// hidden until React has computed it (`in-data-changed:invisible`).

/** Marks the page, and tells whether a field is changed. */
export function markChanged(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "[data-start=press] :is(input, textarea)",
  );
  const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
    /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue;
  return document.documentElement.toggleAttribute("data-changed", [...fields].some(isChanged));
}

addEventListener("input", markChanged, { capture: true, passive: true });
