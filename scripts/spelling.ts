import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { lint } from "cspell";
import type { Problem } from "../site/load/problem.ts";

/** The words of `content/` that no dictionary has (cspell.config.yaml). */
export async function spellingProblems(): Promise<Problem[]> {
  const problems: Problem[] = [];
  const failures: string[] = [];
  await lint([], { root: process.cwd(), showSuggestions: true } as Parameters<typeof lint>[1], {
    issue: ({ uri = "", row, text, suggestions = [] }) => {
      const file = relative(process.cwd(), fileURLToPath(uri)).split(sep).join("/");
      const hint = suggestions.length > 0 ? `; did you mean ${quoted(suggestions)}?` : "";
      const message = `"${text}" is in no dictionary; correct it, or add it to words of cspell.config.yaml${hint}`;
      problems.push({ file, line: row, field: "", message });
    },
    error: (message) => failures.push(message),
    info: () => {},
    debug: () => {},
    progress: () => {},
    result: () => {},
  });
  if (failures.length > 0) throw new Error(failures.join("\n"));
  return problems;
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 3)
    .map((word) => `"${word}"`)
    .join(" or ");
}
