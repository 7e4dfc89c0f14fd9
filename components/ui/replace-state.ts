import type { TabState } from "./in-page";

/**
 * Changes the tab's state in its history, and the address where one is given. Safari throws after a
 * hundred changes within 30 seconds: then both stay as they were.
 */
export function replaceState(state: TabState | null, address?: string): void {
  try {
    history.replaceState(state, "", address);
  } catch {}
}
