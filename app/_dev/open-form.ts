import type { Field, Pressed, Shown, Typed } from "./show-draft";

/** How long to wait after a request that failed, in milliseconds. */
const again = 2000;

/**
 * One opening of a form, to which its draft belongs.
 * @param onShown gets what pages show of it now, or nothing while `next dev` does not answer
 */
export function openForm(onShown: (shown: Shown | undefined) => void) {
  const form = crypto.randomUUID();
  let waiting: Omit<Typed, "form"> | undefined;
  let isBusy = false;
  let isClosed = false;

  /** Sends what is typed, one request at a time: what is typed meanwhile goes with the next. */
  async function send(typed: Omit<Typed, "form">): Promise<void> {
    waiting = typed;
    if (isBusy) return;
    isBusy = true;
    while (waiting && !isClosed) {
      const sent: Omit<Typed, "form"> = waiting;
      waiting = undefined;
      const answer = await post<Shown>({ form, ...sent });
      if (!isClosed) onShown(answer);
      if (answer) continue;
      await new Promise((resolve) => setTimeout(resolve, again));
      waiting ??= sent;
    }
    isBusy = false;
    if (isClosed) forget();
  }

  /** Ends the draft, also while the tab closes. */
  function forget(): void {
    navigator.sendBeacon(address, new Blob([JSON.stringify({ form })], { type }));
  }

  function close(): void {
    isClosed = true;
    forget();
  }

  const find = (pressed: Omit<Pressed, "form">) => post<Field>({ form, ...pressed });
  return { send, forget, close, find };
}

const address = "/edit/draft";
const type = "application/json";

/** @returns the answer, if there is one */
async function post<Answer>(message: object): Promise<Answer | undefined> {
  try {
    const headers = { "Content-Type": type };
    const body = JSON.stringify(message);
    const response = await fetch(address, { method: "POST", headers, body });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
