/** A timer that stands still while at least one reason holds it. */
export type Countdown = { hold: (reason: string) => void; release: (reason: string) => void };

/**
 * Starts a countdown that calls `done` once.
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
