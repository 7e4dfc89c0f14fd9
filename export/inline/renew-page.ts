// A tab that is older than the deployed site: the scripts of its page are gone, and the page that the
// host has now names others.
import { replaceState } from "../../components/ui/tab-state.ts";
import { targetOf } from "./target-of.ts";

/** Whether the host has this page and lacks a script of it. Without the network it has neither. */
export async function isGone(script: string): Promise<boolean> {
  const statusOf = async (address: string) =>
    (await fetch(address, { method: "HEAD", cache: "no-store" })).status;
  try {
    return (await statusOf(script)) === 404 && (await statusOf(location.pathname)) === 200;
  } catch {
    return false;
  }
}

const typedInto = "input:not([type=radio], [type=checkbox], [type=range])";

/**
 * Loads the page anew, with what was typed (restore-input.ts), unless that was done before and has not
 * helped. Somebody who types or has opened a menu is not interrupted, nor is a press in the contact
 * form, which is posted without scripts too.
 * @param event the press or move that needs the scripts
 * @returns whether it is done with; otherwise to be called again, with the next intent
 */
export function renew(event: Event): boolean {
  const { activeElement } = document;
  const isInUse =
    targetOf(event)?.closest("form[method=post]") ||
    activeElement?.closest(`form[method=post], ${typedInto}`) ||
    document.querySelector(":popover-open");
  if (isInUse) return false;
  const isRenewed = history.state?.isRenewed;
  replaceState({ ...history.state, isRenewed: true });
  // Where the state could not be changed, the page would not know that it has been loaded anew.
  if (!isRenewed && history.state?.isRenewed) location.reload();
  return true;
}

/** Lets the page be loaded anew once more, now that its scripts have come. */
export function allowRenewal(): void {
  if (history.state?.isRenewed) replaceState({ ...history.state, isRenewed: undefined });
}
