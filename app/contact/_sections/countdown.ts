/** A time that runs out unless it is held. */
export type Countdown = { hold: (reason: string) => void; release: (reason: string) => void };

/**
 * Calls `done` once after a time; the time stands still while there is a reason to hold it.
 * @param time in milliseconds
 */
export function startCountdown(time: number, done: () => void): Countdown {
  const reasons = new Set<string>();
  let left = time;
  let since = Date.now();
  let timer = setTimeout(done, left);
  return {
    hold(reason) {
      if (reasons.size === 0) {
        clearTimeout(timer);
        left -= Date.now() - since;
      }
      reasons.add(reason);
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      since = Date.now();
      timer = setTimeout(done, left);
    },
  };
}
