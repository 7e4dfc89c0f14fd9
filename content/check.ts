import { count, formatProblem } from "./load/problem.ts";
import { loadContentFromDisk } from "./load/read-files.ts";
import { damagedPictures } from "./pictures/colour-of.ts";
import { readPictures } from "./pictures/read-pictures.ts";

/** `npm run content`: checks all content without a build and lists every mistake. */
const problems = [...loadContentFromDisk().problems, ...(await damagedPictures(readPictures()))];
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${count(problems.length)} in the content.`);
  process.exitCode = 1;
} else console.log("The content is in order.");
