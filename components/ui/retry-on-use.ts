/** The pause after the first failure, in milliseconds; each later one is twice as long as the last. */
const firstPause = 1000;
const uses = ["pointermove", "pointerdown", "keydown", "focusin"];

/**
 * Tries until it succeeds: after a failure and a pause, in full with the next use. The pauses grow, so
 * that what is blocked is not asked for at every move.
 * @param attempt rejects where it fails
 * @param part that has to be used, where it is not the whole page
 */
export async function retryOnUse<Result>(
  attempt: () => Promise<Result>,
  part?: EventTarget,
): Promise<Result> {
  for (let pause = firstPause; ; pause *= 2)
    try {
      return await attempt();
    } catch {
      await nextUse(part ?? window, pause);
    }
}

/** Waits for a use of a part after a pause, which ends once the network has come back. */
function nextUse(part: EventTarget, pause: number): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const options = { signal: waiting.signal, capture: true, passive: true };
    let pauseEnd = Date.now() + pause;
    const endPause = () => {
      pauseEnd = 0;
    };
    const use = () => {
      if (Date.now() < pauseEnd) return;
      waiting.abort();
      resolve();
    };
    addEventListener("online", endPause, options);
    for (const type of uses) part.addEventListener(type, use, options);
  });
}
