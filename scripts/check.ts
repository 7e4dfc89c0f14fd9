import { siteProblems } from "../site/checks/check-site.ts";
import { count, formatProblem } from "../site/load/problem.ts";

/** `npm run content`: checks all content without a build, and lists every problem; cspell then checks its words. */
const problems = await siteProblems();
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${count(problems.length)} in the content.`);
  process.exitCode = 1;
} else console.log("The content is in order.");
