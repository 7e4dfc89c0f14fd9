// Tells the style sheet where the item of a dropdown is, for browsers without anchor positioning
// (components/page/header.css).

import { targetOf } from "./target-of.ts";

// The event does not bubble.
addEventListener("beforetoggle", (event) => place(targetOf(event)), { capture: true });

function place(dropdown: Element | undefined): void {
  const item = dropdown?.closest("[data-item]");
  if (!item || !(dropdown instanceof HTMLElement)) return;
  const { left, bottom } = item.getBoundingClientRect();
  dropdown.style.setProperty("--item-left", `${left}px`);
  dropdown.style.setProperty("--item-bottom", `${bottom}px`);
}
