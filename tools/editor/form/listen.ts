import type { Connection } from "./connection.ts";
import type { Draft } from "./draft.ts";
import { paste } from "./paste.ts";
import { showAddressed, showStep } from "./show-field.ts";

/** Follows keys, the address, and the tab itself, whose words are sent before it is left. */
export function listen(draft: Draft, connection: Connection, say: (done: string) => void) {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    showStep(key === "y" || event.shiftKey ? draft.redo : draft.undo);
  };
  const leave = (event: BeforeUnloadEvent) => {
    if (connection.wouldLose) event.preventDefault();
  };
  addEventListener("keydown", press, options);
  addEventListener("paste", (event) => say(paste(event) ?? ""), options);
  addEventListener("beforeunload", leave, options);
  addEventListener("pagehide", () => connection.leave(), options);
  // A tab that is not seen asks and sends less often.
  document.addEventListener("visibilitychange", () => connection.sync(), options);
  addEventListener("hashchange", showAddressed, options);
  showAddressed();
  return () => ended.abort();
}
