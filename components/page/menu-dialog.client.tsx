"use client";

import type { ComponentProps } from "react";
import { type Behavior, usePopover } from "./use-popover";

type Props = ComponentProps<"dialog"> & { id: string };

/** The mobile menu: a dialog that opens as a popover, so before any script runs. */
export function MenuDialog({ id, ...props }: Props) {
  usePopover(id, trapFocus);
  return <dialog {...props} id={id} popover="auto" />;
}

/**
 * Keeps the focus inside a popover of the body while it is open: all else is inert, and Tab goes
 * round. The browser puts the focus into a dialog and back on the button, but not back after a
 * click outside; that is added here.
 */
const trapFocus: Behavior = ({ panel, button }, signal) => {
  panel.addEventListener(
    "beforetoggle",
    ({ newState }) => {
      // Before the browser puts the focus back, which an inert button could not take.
      if (newState === "closed") setInert(panel, false);
    },
    { signal },
  );
  panel.addEventListener(
    "toggle",
    ({ newState }) => {
      if (newState === "open") setInert(panel, true);
      else if (document.activeElement === document.body) button.focus({ preventScroll: true });
    },
    { signal },
  );
  panel.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab") goRound(panel, event);
    },
    { signal },
  );
  setInert(panel, panel.matches(":popover-open"));
};

function setInert(panel: HTMLElement, inert: boolean) {
  for (const element of document.body.children)
    if (element !== panel) (element as HTMLElement).inert = inert;
}

function goRound(panel: HTMLElement, event: KeyboardEvent) {
  const stops = [...panel.querySelectorAll<HTMLElement>("a, button, summary")].filter((element) =>
    element.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
