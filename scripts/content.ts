import { spawnSync } from "node:child_process";
import { formatProblem, type Problem, problemLines } from "../site/load/problem.ts";
import { fieldName } from "../site/load/walk.ts";
import { loadAllFromDisk, siteProblems } from "../site/load-content.ts";
import { packageCommand } from "./package-command.ts";

/**
 * `npm run content`: checks all content without a build, and lists its problems and notes, then the words
 * that are in no dictionary (cspell.config.yaml). Arguments are cspell's.
 */
const loaded = loadAllFromDisk();
const problems = siteProblems(loaded);
if (loaded.notes.length > 0)
  console.log(`Notes, which refuse nothing:\n${loaded.notes.map(formatProblem).join("\n")}\n`);
// GitHub shows such lines beside the files' lines, in the commit and in a pull request.
if (process.env.GITHUB_ACTIONS) {
  console.log(annotations("notice", loaded.notes));
  console.log(annotations("error", problems));
}
if (problems.length > 0) console.error(problemLines(problems));
else console.log("The content is in order; cspell reads its words next.");
const spelling = ["--no-progress", "--show-suggestions", ...process.argv.slice(2)];
const { status } = spawnSync(...packageCommand("cspell", spelling), { stdio: "inherit" });
process.exitCode = problems.length > 0 ? 1 : (status ?? 1);

function annotations(kind: "notice" | "error", list: Problem[]): string {
  const lines = list.map(
    ({ file, line, field, message }) =>
      `::${kind} file=${file},line=${line}::${field.length > 0 ? `${fieldName(field)}: ` : ""}${message}`,
  );
  return lines.join("\n");
}
