import type { Path } from "../values.ts";
import type { Connection } from "./connection.ts";
import { paste } from "./paste.ts";
import { jump, show } from "./show-field.ts";

/** Undoes or repeats a step, and shows its field. @returns whether it could */
export function step(take: () => Path | undefined): boolean {
  const path = take();
  if (!path) return false;
  setTimeout(() => {
    const field = document.getElementById(["root", ...path].join("."));
    if (field) show(field);
  });
  return true;
}

/** Follows keys, the address, and the tab itself, whose words are sent before it is left. */
export function listen(connection: Connection, say: (done: string) => void): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    step(key === "y" || event.shiftKey ? connection.redo : connection.undo);
  };
  const leave = (event: BeforeUnloadEvent) => {
    if (connection.wouldLose) event.preventDefault();
  };
  addEventListener("keydown", press, options);
  addEventListener("paste", (event) => say(paste(event) ?? ""), options);
  addEventListener("beforeunload", leave, options);
  addEventListener("pagehide", () => connection.leave(), options);
  addEventListener("focus", () => connection.tick(true), options);
  document.addEventListener("visibilitychange", () => connection.tick(true, true), options);
  addEventListener("hashchange", jump, options);
  jump();
  return () => ended.abort();
}
