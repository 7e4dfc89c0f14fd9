import { proseProblems } from "../compiler/checks/check-prose.ts";
import { siteProblems } from "../compiler/checks/check-site.ts";
import { readFiles } from "../compiler/load/files.ts";
import { count, formatProblem } from "../compiler/load/problem.ts";

/** `npm run content`: checks all content without a build, its language too, and lists every problem. */
const problems = [...(await siteProblems()), ...(await proseProblems(readFiles()))];
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${count(problems.length)} in the content.`);
  process.exitCode = 1;
} else console.log("The content is in order.");
