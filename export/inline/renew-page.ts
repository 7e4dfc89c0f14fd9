// A tab that is older than the deployed site: the scripts of its page are gone, and the page that the
// host has now names others.
import { replaceState } from "../../components/ui/tab-state.ts";
import { partOf } from "./intents.ts";
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

const form = "form[method=post]";
const typedInto = "input:not([type=radio], [type=checkbox], [type=range])";

/**
 * Whether a visitor has pressed or typed in a part that needs scripts, and has followed no link since.
 * The contact form needs none to be sent.
 */
let isWanted = false;

for (const type of ["pointerdown", "click", "keydown", "input", "beforeunload"])
  addEventListener(
    type,
    (event) => {
      if (type === "beforeunload" || targetOf(event)?.closest("a[href]")) isWanted = false;
      else if (type !== "pointerdown" && partOf(event)?.matches(`:not(${form})`)) isWanted = true;
    },
    { capture: true, passive: true },
  );

/**
 * Loads the page anew, with what was typed (restore-input.ts), for a press or key in a part that needs
 * scripts: at once, or once somebody who types or has opened a menu is done.
 */
export function renewOnPress(): void {
  const types = ["click", "keydown", "input", "focusout", "toggle"];
  const waiting = new AbortController();
  const renew = () => {
    const isInUse =
      document.activeElement?.closest(`${form}, ${typedInto}`) ||
      document.querySelector(":popover-open");
    if (!isWanted || isInUse) return;
    waiting.abort();
    const { isRenewed } = history.state ?? {};
    replaceState({ ...history.state, isRenewed: true });
    // Where the state could not be changed, the page would not know that it has been loaded anew.
    if (!isRenewed && history.state?.isRenewed) location.reload();
  };
  for (const type of types)
    addEventListener(type, renew, { signal: waiting.signal, capture: true, passive: true });
  renew();
}

/** Lets the page be loaded anew once more, now that its scripts have come. */
export function allowRenewal(): void {
  if (history.state?.isRenewed) replaceState({ ...history.state, isRenewed: undefined });
}
