import { fetchAhead } from "./fetch-ahead";

/** In milliseconds. A slower page gets a full load, whose progress the browser shows. */
const patience = 3000;

let leaving: AbortController | undefined;

/**
 * Goes to another page of the site: softly where everything it needs arrives in time, otherwise by
 * a full load, which needs no scripts. Another press or the back button cancels it.
 * @param path of the page
 * @param soft goes there without a load
 * @param earliest when, in milliseconds from now; at once if it is not given
 */
export async function leave(path: string, soft: () => void, earliest?: number): Promise<void> {
  stay();
  leaving = new AbortController();
  const { signal } = leaving;
  addEventListener("popstate", stay, { signal });
  const [isThere] = await Promise.all([
    Promise.race([fetchAhead(path), after(patience).then(() => false)]),
    earliest && after(earliest),
  ]);
  if (signal.aborted) return;
  stay();
  if (isThere) soft();
  else location.assign(path);
}

/** Cancels `leave`. */
export function stay(): void {
  leaving?.abort();
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
