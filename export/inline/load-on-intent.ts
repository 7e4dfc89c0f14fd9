// Loads the page's scripts on intent (intents.ts), so that a page that is only read loads no
// JavaScript, and starts React once all have come. If one fails, the page stays plain HTML, and what is
// missing is loaded with the next use. If one is gone, as in a tab that is older than the deployed
// site, the page loads itself anew, once, for whoever presses what needs scripts.
import { retryOnUse } from "../../components/ui/retry-on-use.ts";
import type { TabState } from "../../components/ui/tab-state.ts";
import { stopRouter } from "../next/runtime.ts";
import { firstIntent } from "./intents.ts";
import { loadScripts } from "./load-scripts.ts";
import { allowRenewal, isGone, renewOnPress } from "./renew-page.ts";
import { save } from "./restore-input.ts";

declare global {
  interface Window {
    /** Starts React; the page's own script has it (export/finish-pages.ts). */
    startPage?: () => void;
  }
}

stopRouter();
const { scripts = "" } = (document.currentScript as HTMLScriptElement).dataset;
const { failures = 0 }: TabState = history.state ?? {};
// Where React failed twice (components/page/recover.ts), the page stays HTML.
if (failures < 2) start(scripts.split(" "));

async function start(addresses: readonly string[]): Promise<void> {
  await firstIntent();
  let missing = addresses;
  const isOld = await retryOnUse(async () => {
    missing = await loadScripts(missing);
    const [first] = missing;
    if (first && !(await isGone(first))) throw new Error(first);
    return Boolean(first);
  });
  if (isOld) return renewOnPress();
  allowRenewal();
  save();
  self.startPage?.();
}
