import { siteProblems } from "../site/checks/check-site.ts";
import { problemLines } from "../site/load/problem.ts";

/** `npm run content`: checks all content without a build, and lists every problem; cspell then checks its words. */
const problems = await siteProblems();
if (problems.length > 0) {
  console.error(problemLines(problems));
  process.exitCode = 1;
} else console.log("The content is in order.");
