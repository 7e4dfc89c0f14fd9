/**
 * Attributes of a box that scrolls sideways where it is too narrow, so that the keyboard reaches it
 * (WCAG 2.1.1, export/inline/focus-scrollers.ts).
 * @param label the name under which assistive technology announces it
 */
export function scrolls(label: string) {
  return { role: "group", "aria-label": label, "data-scrolls": "" } as const;
}
