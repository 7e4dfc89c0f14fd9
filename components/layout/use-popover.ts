import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";

/** A popover and the button that opens it. */
export type Pair = { panel: HTMLElement; button: HTMLElement };

export function pairOf(id: string): Pair {
  const panel = document.getElementById(id);
  const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
  if (!panel || !button) throw new Error(`no popover or no button for #${id}`);
  return { panel, button };
}

/** What a browser that knows no popovers is spared: it shows the menus' content in the page. */
export const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/**
 * What all popovers of the bar share. The browser opens them and closes them on Escape and on a
 * click outside, before any script runs; it tells their state too, `aria-expanded` then says the
 * same to those who read the attribute. Added here: a link's click, another route, and a window
 * that becomes wider or narrower than the bar close them.
 */
export function usePopover(id: string): void {
  const path = usePathname();

  useEffect(() => {
    if (!hasPopovers()) return;
    const { panel, button } = pairOf(id);
    const { signal, stop } = listening();
    const tell = () => {
      button.ariaExpanded = String(panel.matches(":popover-open"));
    };
    const close = () => panel.togglePopover(false);
    panel.addEventListener("toggle", tell, { signal });
    panel.addEventListener(
      "click",
      ({ target }) => {
        if ((target as Element).closest("a")) close();
      },
      { signal },
    );
    matchMedia("(min-width: 769px)").addEventListener("change", close, { signal });
    tell();
    return stop;
  }, [id]);

  // As clean-up: what was opened before React started stays open, what a route leaves behind closes.
  // With the new route's first frame: any later, it could close what was opened there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says when, not what
  useLayoutEffect(() => () => void document.getElementById(id)?.togglePopover?.(false), [id, path]);
}

/** A signal for listeners and what ends them all. */
export function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
