/** The state of an entry of the tab's history (`history.state`). */
export type TabState = {
  /** The values of the page's fields, by their keys (restore-input.ts). */
  saved?: [key: string, value: string | boolean][];
  /** How often React failed to render the page (components/page/recover.ts). */
  failures?: number;
  /** Whether the page was loaded anew for want of its scripts, which have not run since. */
  isRenewed?: boolean;
};

/**
 * Changes the tab's state in its history, and the address where one is given. Safari throws after a
 * hundred changes within 30 seconds: then both stay as they were.
 */
export function replaceState(state: TabState | null, address?: string): void {
  try {
    history.replaceState(state, "", address);
  } catch {}
}
