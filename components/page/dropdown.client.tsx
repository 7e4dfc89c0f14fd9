"use client";

import type { ReactNode } from "react";
import { type Behavior, type Pair, usePopover } from "./use-popover";

type Props = {
  /** Id of the popover among the children. */
  id: string;
  opensOnHover?: boolean;
  /** The button, then its popover. */
  children: ReactNode;
};

/** An item of the bar, as high as the bar, so that nothing lies between it and its dropdown. */
export function Dropdown({ id, opensOnHover = false, children }: Props) {
  usePopover(id, opensOnHover ? closeAndHover : closeOnLeave);
  return (
    <div data-item={id} className="flex min-h-(--header-height) items-center">
      {children}
    </div>
  );
}

/**
 * Closes the dropdown when the focus leaves its item, and gives the focus back to the item when the
 * dropdown closes around it.
 */
const closeOnLeave: Behavior = ({ panel, button }, signal) => {
  const item = itemOf(panel);
  item.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget && !item.contains(relatedTarget as Node)) panel.togglePopover(false);
    },
    { signal },
  );
  panel.addEventListener(
    "beforetoggle",
    ({ newState }) => {
      // Browsers give the focus back to what had it when the dropdown opened: to nothing, if a
      // hover opened it.
      if (newState === "closed" && panel.contains(document.activeElement))
        button.focus({ preventScroll: true });
    },
    { signal },
  );
};

const closeAndHover: Behavior = (pair, signal) => {
  closeOnLeave(pair, signal);
  openOnHover(itemOf(pair.panel), pair, signal);
};

/** Dropdown's own element. */
const itemOf = (panel: HTMLElement) => panel.parentElement as HTMLElement;

/** A dropdown closes 300 ms after the pointer has left its item, so that one that slips off can come back. */
const closeDelay = 300;

/**
 * Opens a popover while a mouse is on its item; fingers and pens use the button. The item's
 * popover is inside it, so the pointer on the dropdown is still on the item. The bar, and with
 * it the item, is there only above 768 px.
 */
function openOnHover(item: HTMLElement, { panel, button }: Pair, signal: AbortSignal): void {
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
