// Loads the page's scripts on intent, so that a page that is only read loads no JavaScript: at the
// first move of a mouse or the first key, and by touch when a part that needs them is pressed or
// focused. React starts once all scripts are loaded, or not at all: if one fails, the page stays
// plain HTML, and the next intent retries.
import {
  type Marked,
  type MarkName,
  selector,
  type TabState,
} from "../../components/ui/in-page.ts";
import { find, locate, save } from "./keep.ts";
import { type AnyElement, on } from "./on.ts";

/** The path of Next's files; the bundler puts it in. */
declare const staticFolder: string;

declare global {
  /** Trusted Types, which not every browser has; a policy gives null for what it refuses. */
  var trustedTypes:
    | { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void }
    | undefined;
}

type Script = Marked<HTMLScriptElement>;

const { dataset } = document.currentScript as Script;
const [page, ...chunks] = (dataset.scripts as string).split(" ") as [string, ...string[]];
let missing: string[] | undefined = chunks;
const { failures = 0, waiting, ...state }: TabState = history.state ?? {};
// React failed twice on this page (components/page/recover.ts): leave the scripts out.
if (failures > 1) missing = undefined;

// Addresses of scripts that loaded but do not parse, such as the login page of a hotel's network.
const unreadable = new Set<string>();
// Hosts that set headers by path alone let browsers cache a 404 for a year: fetch past the cache
// each script that failed, whoever requested it.
const renew = (address: string) => fetch(address, { cache: "reload" }).catch(() => {});
on(
  "error",
  ({ target, filename, error }) => {
    if (error instanceof SyntaxError) unreadable.add(filename);
    const address = target.src || (unreadable.has(filename) && filename);
    if (address && !target.dataset?.run) renew(address);
  },
  true,
);

/** Loads and runs a script; resolves to whether that worked. */
const run = (address: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    // React looks for script[async], and would load the script once more.
    script.async = true;
    script.dataset.run = "true";
    script.dataset.cfasync = "false";
    const fail = () => {
      // Next's loader would wait for ever for an element that has already failed.
      script.remove();
      resolve(false);
    };
    script.onerror = fail;
    script.onload = () => (unreadable.delete(script.src) ? fail() : resolve(true));
    document.head.append(script);
  });
const runOrRenew = async (address: string) =>
  (await run(address)) || ((await renew(address))?.ok && run(address));

let isReloading = false;
let isStarting = false;
let pause = 500;
let retry = 0;
/** Loads what is missing, then starts React. */
const start = async (): Promise<void> => {
  if (!missing) giveUp();
  if (isStarting || !missing) return;
  isStarting = true;
  // The page's own script starts React: preload it beside the chunks, run it after them.
  const preload = document.createElement("link");
  Object.assign(preload, { rel: "preload", as: "script", href: page });
  document.head.append(preload);
  const ran = await Promise.all(missing.map(runOrRenew));
  missing = missing.filter((_, index) => !ran[index]);
  if (!missing.length && (await runOrRenew(page))) return;
  preload.remove();
  isStarting = false;
  retry = Date.now() + pause;
  if (!held()) return;
  reloadIfStale();
  setTimeout(() => held() && start(), pause);
  pause = Math.min(pause * 2, 8000);
};

const isMouse = ({ pointerType }: PointerEvent) => pointerType !== "touch";
const needsScripts = ({ target }: Event) =>
  (target as AnyElement).closest?.(selector("[data-hold], [data-start=press]"));
const intents: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown } = {
  keydown: () => true,
  pointerdown: isMouse,
  // A resting pointer fires a pointermove without movement when the page is laid out under it; a
  // moving one fires sixty a second.
  pointermove: (event) =>
    isMouse(event) && (event.movementX || event.movementY) && Date.now() > retry,
  // By touch these end a tap, whereas a pointerdown may begin a scroll.
  focusin: needsScripts,
  click: needsScripts,
};
for (const [type, isIntent] of Object.entries(intents) as [
  keyof WindowEventMap,
  (event: Event) => unknown,
][])
  on(type, (event) => isIntent(event) && start(), { capture: true, passive: true });

// Pages are documents: the browser goes back and forth, and Next's router does not follow.
on("popstate", (event) => event.stopImmediatePropagation());

/** The form or button whose submit or click waits for its scripts. */
const held = () => document.querySelector<Marked>(selector("[data-hold=held]"));
// The scripts cannot be loaded now: a form says so (message-form.client.tsx), and keeps its values.
const giveUp = () => {
  const part = held();
  if (part) part.dataset.hold = "failed";
};
// After a new deploy, this page's scripts may be gone for good: reload it. What was typed and
// pressed is in the tab's history.
const reloadIfStale = () =>
  fetch(location.href)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((html) => {
      const part = held();
      if (!html || html.includes(page) || !part) return;
      history.replaceState({ ...history.state, waiting: locate(part) }, "");
      save();
      isReloading = true;
      location.reload();
    })
    .catch(giveUp);

const press = (part: Marked) =>
  part instanceof HTMLFormElement ? part.requestSubmit() : part.click();

// From here on a submit waits for its scripts; until then, a form says that it cannot be sent.
for (const form of document.querySelectorAll<Marked>(selector("form[data-hold]")))
  form.dataset.hold = "ready";

// A submit or click before hydration is deferred: it is repeated once the island has removed the
// data-hold attribute, also from a part that React rendered anew meanwhile.
const deferUntilHydrated = (event: Event, part: Marked | null | undefined) => {
  if (!part) return;
  event.preventDefault();
  const isHeld = part.dataset.hold === "held";
  part.dataset.hold = "held";
  start();
  if (isHeld) return;
  const where = locate(part);
  const timer = setTimeout(giveUp, 15000);
  const observer = new MutationObserver(() => {
    const part: Marked | undefined = find(where);
    if (part?.dataset.hold === "") part.dataset.hold = "held";
    if (!part || part.dataset.hold === "held") return;
    observer.disconnect();
    clearTimeout(timer);
    if (!("hold" in part.dataset)) press(part);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-hold" satisfies MarkName],
  });
};
for (const [type, part] of [
  ["submit", selector("form[data-hold]")],
  ["click", selector("button[data-hold]")],
] as const)
  on(type, (event) => deferUntilHydrated(event, event.target.closest?.<Marked>(part)), true);

// Whoever leaves while a message is being sent, or waits for its scripts, is asked first.
on("beforeunload", (event) => {
  if (
    !isReloading &&
    document.querySelector(selector("form:is([data-hold=held], [aria-busy=true])"))
  )
    event.preventDefault();
});

// Parts that need their scripts as soon as they are visible; with data-below, only at addresses
// below that one, in any letter case.
const isDue = ({ isIntersecting, target }: IntersectionObserverEntry) =>
  isIntersecting &&
  location.pathname.toLowerCase().startsWith((target as Marked).dataset.below || "/");
const watcher = new IntersectionObserver((entries) => {
  if (entries.some(isDue)) start();
});
for (const part of document.querySelectorAll(selector("[data-start=visible]")))
  watcher.observe(part);

// Trusted Types: scripts come from this site's own hashed files only, and no markup is made from
// text, except the empty script element with which React makes data blocks where it renders anew.
self.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) =>
    new URL(address, location.href).href.startsWith(location.origin + staticFolder)
      ? address
      : null,
  createHTML: (markup) =>
    markup === "<script>\x3c/script>" || !markup.includes("<") ? markup : null,
});

// After reloadIfStale: what was pressed is pressed again.
if (waiting) {
  history.replaceState({ ...state, failures }, "");
  const part = find(waiting);
  if (part) press(part);
}
