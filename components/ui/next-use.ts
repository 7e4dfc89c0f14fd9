/**
 * Waits until a visitor uses a part of the page, or the window, to try again what has failed.
 * @param types of the events that are such a use
 */
export function nextUse(target: EventTarget, types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const use = () => {
      waiting.abort();
      resolve();
    };
    for (const type of types)
      target.addEventListener(type, use, { signal: waiting.signal, capture: true, passive: true });
  });
}
