/** In milliseconds: a pause in typing, after which the changes are sent. */
const pause = 400;
/** In milliseconds: changes are sent at the latest after it, also without a pause. */
const latest = 3000;

/** When edits are to be sent. */
export class Pace {
  #first = 0;
  #last = 0;

  /** @param then is called once there may have been a pause */
  edited(then: () => void): void {
    this.#last = Date.now();
    this.#first ||= this.#last;
    setTimeout(then, pause);
  }

  sent(): void {
    this.#first = 0;
  }

  get isTime(): boolean {
    const now = Date.now();
    return now - this.#last >= pause || now - this.#first >= latest;
  }
}
