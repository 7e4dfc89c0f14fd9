import bundled from "bundled-content";
import type { Run } from "../../../components/code-samples/highlight.ts";

const made = new Map<string, Promise<Run[]>>();

/**
 * In an editor's browser, stands for components/code-samples/highlight.ts: code has the inks that the build
 * gave it, or one. The highlighter has megabytes.
 */
export function runsOf(code: string): Promise<Run[]> {
  const runs =
    made.get(code) ?? Promise.resolve(bundled.runs[code] ?? [{ text: code, className: "" }]);
  made.set(code, runs);
  return runs;
}
