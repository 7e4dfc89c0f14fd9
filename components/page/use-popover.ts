import { useEffect } from "react";

/** A popover and the button that opens it. */
export type Pair = { panel: HTMLElement; button: HTMLElement };

/** Adds behavior to a popover until the signal aborts. */
export type Behavior = (pair: Pair, signal: AbortSignal) => void;

/**
 * Adds what all popovers of the bar share and, by `behave`, what one has of its own. The browser
 * opens them and closes them on Escape and on a click outside, before any script runs; it tells
 * assistive technology their state too, `aria-expanded` says the same to other readers of the
 * page. Added here: a window that becomes wider or narrower than the bar closes them; a link's click
 * does too (export/inline/links.ts).
 * @param behave the same function at every render
 */
export function usePopover(id: string, behave: Behavior): void {
  useEffect(() => {
    const pair = pairOf(id);
    const { panel, button } = pair;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = () => {
      button.ariaExpanded = String(panel.matches(":popover-open"));
    };
    const close = () => panel.togglePopover(false);
    panel.addEventListener("toggle", tell, { signal });
    matchMedia("(min-width: 769px)").addEventListener("change", close, { signal });
    tell();
    behave(pair, signal);
    return () => controller.abort();
  }, [id, behave]);
}

function pairOf(id: string): Pair {
  const panel = document.getElementById(id);
  const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
  if (!panel || !button) throw new Error(`no popover or no button for #${id}`);
  return { panel, button };
}
