import type { Pair } from "./use-popover";

/** A dropdown closes 300 ms after the pointer has left its item, so that one that slips off can come back. */
const closeDelay = 300;

/**
 * Opens a popover while a mouse is on its item; fingers and pens use the button. The item's
 * popover is inside it, so the pointer on the dropdown is still on the item. The bar, and with
 * it the item, is there only above 768 px.
 */
export function openOnHover(item: HTMLElement, { panel, button }: Pair, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;

  function open() {
    clearTimeout(closing);
    if (panel.matches(":popover-open")) return;
    panel.togglePopover(true);
    openedByHover = true;
  }

  function onMouse(type: "pointerenter" | "pointerleave", act: () => void) {
    const listen = (event: PointerEvent) => {
      if (event.pointerType === "mouse") act();
    };
    item.addEventListener(type, listen, { signal });
  }

  onMouse("pointerenter", open);
  onMouse("pointerleave", () => {
    // A page that scrolls under a resting pointer may take the item away and bring it back.
    closing = setTimeout(() => item.matches(":hover") || panel.togglePopover(false), closeDelay);
  });
  panel.addEventListener(
    "beforetoggle",
    () => {
      clearTimeout(closing);
      openedByHover = false;
    },
    { signal },
  );
  // The click that follows a hover out of habit must not close what the hover has just opened.
  button.addEventListener(
    "click",
    (event) => {
      if (openedByHover && event.detail > 0) event.preventDefault();
      openedByHover = false;
    },
    { signal },
  );
  // The pointer may have been there before hydration.
  if (item.matches(":hover") && matchMedia("(hover: hover)").matches) open();
}
