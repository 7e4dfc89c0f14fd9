import { markChanged } from "./changed-fields.ts";
import { targetOf } from "./target-of.ts";

const isMouse = ({ pointerType }: PointerEvent) => pointerType !== "touch";

/** The part around the target of an event that needs scripts once it is pressed or focused. */
export const partOf = (event: Event) => targetOf(event)?.closest("[data-start=press]");

/** The events by which a visitor begins to use a page, with what makes them an intent. */
const intents: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown } = {
  keydown: () => true,
  pointerdown: isMouse,
  // A resting pointer fires a pointermove without movement when the page is laid out under it.
  pointermove: (event) => isMouse(event) && (event.movementX || event.movementY),
  // By touch these end a tap, whereas a pointerdown may begin a scroll. A finger on a slider changes
  // it without either.
  focusin: partOf,
  focusout: partOf,
  click: partOf,
  input: partOf,
  // After a reload or Back, fields may have a visitor's values before React knows of them.
  pageshow: markChanged,
};

/**
 * Waits for the first intent: a move of a mouse, a key, a press or focus of a part that needs scripts,
 * or a part in view that needs them as soon as it is visible.
 */
export function firstIntent(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      watcher.disconnect();
      resolve();
    };
    for (const [type, isIntent] of Object.entries(intents) as [
      keyof WindowEventMap,
      (event: Event) => unknown,
    ][])
      addEventListener(type, (event) => isIntent(event) && end(), {
        signal: waiting.signal,
        capture: true,
        passive: true,
      });
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end();
    });
    for (const part of document.querySelectorAll("[data-start=visible]")) watcher.observe(part);
  });
}
