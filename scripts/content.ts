import { formatProblem, problemLines } from "../site/load/problem.ts";
import { loadAllFromDisk, siteProblems } from "../site/load-content.ts";

/**
 * `npm run content`: checks all content without a build, and lists its problems and notes. Spelling comes
 * after it (cspell.config.yaml).
 */
const loaded = loadAllFromDisk();
const problems = siteProblems(loaded);
if (loaded.notes.length > 0)
  console.log(`Notes, which refuse nothing:\n${loaded.notes.map(formatProblem).join("\n")}\n`);
// GitHub shows such a line beside the file's line, in the commit and in a pull request.
if (process.env.GITHUB_ACTIONS)
  for (const { file, line, field, message } of problems)
    console.log(`::error file=${file},line=${line}::${field ? `${field}: ` : ""}${message}`);
if (problems.length > 0) {
  console.error(problemLines(problems));
  process.exitCode = 1;
} else console.log("The content is in order; cspell reads its words next.");
