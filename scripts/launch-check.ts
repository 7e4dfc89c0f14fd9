import { readFileSync } from "node:fs";
import { formatProblem, type Problem } from "../content/load/problem.ts";
import { readSource } from "../content/load/source.ts";
import { loadContentFromDisk } from "../content/load-content.ts";

/** `npm run launch-check`: lists what has to be filled in before launch; fails while any is left. */
const { problems } = loadContentFromDisk();
const left = problems.length > 0 ? problems : placeholderProblems();
for (const problem of left) console.error(formatProblem(problem));
if (left.length > 0) {
  console.error(`\n${left.length} to fill in before launch.`);
  process.exitCode = 1;
} else console.log("Nothing is a placeholder any more.");

/** The fields that site.yaml lists as placeholders, each at its line. */
function placeholderProblems(): Problem[] {
  const file = "content/site.yaml";
  const { data, lineOf } = readSource(file, readFileSync(file, "utf8"));
  const { placeholders = [] } = data as { placeholders?: string[] };
  return placeholders.map((field) => {
    const path = field.split(".");
    const value = path.reduce<unknown>((v, key) => (v as Record<string, unknown>)[key], data);
    return { file, line: lineOf(path), field, message: `"${value}" is a placeholder` };
  });
}
