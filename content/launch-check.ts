import { formatProblem } from "./load/problem.ts";
import { loadContentFromDisk, placeholderProblems } from "./load/read-files.ts";

/** `npm run launch-check`: lists what has to be filled in before launch; fails while any is left. */
const { problems } = loadContentFromDisk();
const left = problems.length > 0 ? problems : placeholderProblems();
for (const problem of left) console.error(formatProblem(problem));
if (left.length > 0) {
  console.error(`\n${left.length} to fill in before launch.`);
  process.exitCode = 1;
} else console.log("Nothing is a placeholder any more.");
