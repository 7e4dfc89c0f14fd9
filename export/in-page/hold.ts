// A submit or click that comes before React waits, and is repeated once its island has started.
import {
  type Marked,
  type MarkName,
  selector,
  type TabState,
} from "../../components/ui/in-page.ts";
import { find, locate, save } from "./keep.ts";
import { on } from "./on.ts";

/** How long a submit or click waits, in milliseconds. */
const longest = 15_000;

let isReloading = false;

/** The form or button whose submit or click waits for its scripts. */
export function held(): Marked | null {
  return document.querySelector<Marked>(selector("[data-hold=held]"));
}

/** The scripts cannot be loaded now: a form says so (message-form.client.tsx), and keeps its values. */
export function giveUp(): void {
  const part = held();
  if (part) part.dataset.hold = "failed";
}

/**
 * After a new deploy, this page's scripts may be gone for good: reloads it. What was typed and
 * pressed is in the tab's history.
 * @param script the address of one of this page's scripts
 */
export function reloadIfStale(script: string): void {
  fetch(location.href)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((html) => {
      const part = held();
      if (!html || html.includes(script) || !part) return;
      history.replaceState({ ...history.state, waiting: locate(part) }, "");
      save();
      isReloading = true;
      location.reload();
    })
    .catch(giveUp);
}

function press(part: Marked): void {
  if (part instanceof HTMLFormElement) part.requestSubmit();
  else part.click();
}

/**
 * Repeats the submit or click once hydration has taken the part's data-hold away, also from a part
 * that React rendered anew meanwhile.
 */
function pressOnceReleased(part: Marked): void {
  const where = locate(part);
  const timer = setTimeout(giveUp, longest);
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
}

/** Lets submits and clicks wait. @param start loads the scripts */
export function holdUntilStarted(start: () => void): void {
  // Until here, a form says that it cannot be sent.
  for (const form of document.querySelectorAll<Marked>(selector("form[data-hold]")))
    form.dataset.hold = "ready";
  const hold = (event: Event, part: Marked | null | undefined) => {
    if (!part) return;
    event.preventDefault();
    const isHeld = part.dataset.hold === "held";
    part.dataset.hold = "held";
    start();
    if (!isHeld) pressOnceReleased(part);
  };
  for (const [type, part] of [
    ["submit", selector("form[data-hold]")],
    ["click", selector("button[data-hold]")],
  ] as const)
    on(type, (event) => hold(event, event.target.closest?.<Marked>(part)), true);
}

// Whoever leaves while a message is being sent, or waits for its scripts, is asked first.
on("beforeunload", (event) => {
  const busy = selector("form:is([data-hold=held], [aria-busy=true])");
  if (!isReloading && document.querySelector(busy)) event.preventDefault();
});

/** After reloadIfStale: presses what was pressed. */
export function pressWaiting(): void {
  const { waiting, ...state }: TabState = history.state ?? {};
  if (!waiting) return;
  history.replaceState(state, "");
  const part = find(waiting);
  if (part) press(part);
}
