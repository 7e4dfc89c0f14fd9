/** A timer that stands still while at least one reason holds it. */
export type Countdown = {
  hold: (reason: string) => void;
  release: (reason: string) => void;
  /** Ends it without calling `done`. */
  cancel: () => void;
};

/**
 * Starts a countdown that calls `done` once.
 * @param time in milliseconds
 */
export function startCountdown(time: number, done: () => void): Countdown {
  const reasons = new Set<string>();
  let left = time;
  let since = Date.now();
  let isOver = false;
  const finish = () => {
    isOver = true;
    done();
  };
  let timer = setTimeout(finish, left);
  return {
    hold(reason) {
      if (reasons.size === 0 && !isOver) {
        clearTimeout(timer);
        left -= Date.now() - since;
      }
      reasons.add(reason);
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0 || isOver) return;
      since = Date.now();
      timer = setTimeout(finish, left);
    },
    cancel() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
