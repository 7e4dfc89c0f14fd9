import { count, formatProblem } from "../content/load/problem.ts";
import { loadContentFromDisk } from "../content/load-content.ts";
import { damagedPictures } from "../content/pictures/colour-of.ts";
import { readPictures } from "../content/pictures/read-pictures.ts";

/** `npm run content`: checks all content without a build and lists every problem. */
const problems = [...loadContentFromDisk().problems, ...(await damagedPictures(readPictures()))];
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${count(problems.length)} in the content.`);
  process.exitCode = 1;
} else console.log("The content is in order.");
