// Loads the page's scripts on intent, so that a page that is only read loads no JavaScript. Intent
// is the first move of a mouse, the first key, or a press or focus of a part that needs them. React
// starts once all scripts are loaded. If one fails, the page stays plain HTML, and a later intent
// retries. If one is gone, as in a tab that is older than the deployed site, the page loads itself
// anew, once.
import type { TabState } from "../../components/ui/tab-state.ts";
import { staticFolder } from "../next/paths.ts";
import { emptyScript, markForReact, removeFailed, stopRouter } from "../next/runtime.ts";
import { allowRenewal, isGone, renew } from "./renew-page.ts";
import { save } from "./restore-input.ts";
import { targetOf } from "./target-of.ts";

// Scripts come only from this site's own hashed files. Markup is made from text only where React
// renders a page anew that something else has changed, such as a translator: the empty script element
// of data blocks, and drawings.

/** Not every browser has Trusted Types; a policy returns null for what it refuses. */
type TrustedTypes = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
};

/** Any element but those of drawings. */
const others = /<(?!\/?(?:circle|ellipse|g|path|pattern|rect|text|title)\b)/;

const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createScriptURL: (address) =>
    new URL(address, location.href).href.startsWith(location.origin + staticFolder)
      ? address
      : null,
  createHTML: (markup) => (markup === emptyScript || !others.test(markup) ? markup : null),
});

const { dataset } = document.currentScript as HTMLScriptElement;
const [page, ...chunks] = (dataset.scripts as string).split(" ") as [string, ...string[]];
const { failures = 0 }: TabState = history.state ?? {};

/**
 * Undefined where the page stays HTML: React failed twice (components/page/recover.ts), or scripts are
 * still gone after the page was loaded anew.
 */
let missing = failures > 1 ? undefined : chunks;
let isStarting = false;
/** Whether the page is to be loaded anew. */
let isOld = false;
/** When an intent may retry, in milliseconds since 1970. */
let retry = 0;

/**
 * Loads what is missing, then starts React.
 * @param intent none where a part has become visible
 */
async function start(intent?: Event): Promise<void> {
  if (isStarting || !missing) return;
  if (isOld) return renewAt(intent);
  if (Date.now() < retry) return;
  isStarting = true;
  // The page's own script starts React: preload it beside the chunks, run it after them.
  const preload = document.createElement("link");
  Object.assign(preload, { rel: "preload", as: "script", href: page });
  document.head.append(preload);
  const ran = await Promise.all(missing.map(runScript));
  missing = missing.filter((_, index) => !ran[index]);
  save();
  if (!missing.length && (await runScript(page))) return allowRenewal();
  preload.remove();
  isOld = await isGone(missing[0] ?? page);
  if (isOld) renewAt(intent);
  isStarting = false;
  retry = Date.now() + 500;
}

/** Loads the page anew, but not under somebody who only reads it. */
function renewAt(intent: Event | undefined): void {
  if (intent && renew(intent)) missing = undefined;
}

/** Loads and runs a script; resolves to whether it came. */
function runScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    markForReact(script);
    // Cloudflare's Rocket Loader leaves it alone.
    script.dataset.cfasync = "false";
    script.onload = () => resolve(true);
    script.onerror = () => {
      removeFailed(script);
      resolve(false);
    };
    document.head.append(script);
  });
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType !== "touch";
const needsScripts = (event: Event) => targetOf(event)?.closest("[data-start=press]");
const intents: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown } = {
  keydown: () => true,
  pointerdown: isMouse,
  // A resting pointer fires a pointermove without movement when the page is laid out under it. A
  // moving pointer fires sixty a second.
  pointermove: (event) => isMouse(event) && (event.movementX || event.movementY),
  // By touch these end a tap, whereas a pointerdown may begin a scroll. A finger on a slider changes
  // it without either.
  focusin: needsScripts,
  focusout: needsScripts,
  click: needsScripts,
  input: (event) => {
    markChanged();
    return needsScripts(event);
  },
};
for (const [type, isIntent] of Object.entries(intents) as [
  keyof WindowEventMap,
  (event: Event) => unknown,
][])
  addEventListener(type, (event) => isIntent(event) && start(event), {
    capture: true,
    passive: true,
  });

/**
 * Marks the page where a field has another value than its HTML, and tells it. What follows from such a
 * value is hidden until React has computed it (`in-data-changed:invisible`).
 */
function markChanged(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "[data-start=press] :is(input, textarea)",
  );
  const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
    /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue;
  return document.documentElement.toggleAttribute("data-changed", [...fields].some(isChanged));
}

// After a reload or Back, fields may have a visitor's values before React knows of them.
addEventListener("pageshow", (event) => markChanged() && start(event));

stopRouter();

// Parts that need their scripts as soon as they are visible.
const watcher = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) start();
});
for (const part of document.querySelectorAll("[data-start=visible]")) watcher.observe(part);
