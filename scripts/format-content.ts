import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatContent } from "../site/cms/format.ts";
import { schemaOf } from "../site/load/collections.ts";
import { contentRoot, readFiles } from "../site/load/files.ts";
import { formatProblem } from "../site/load/problem.ts";
import { readSource } from "../site/load/source.ts";

/**
 * `npm run content:format`: writes each content file as the editor at /edit does. A file that cannot
 * be read stays as it is; its problem is printed, and the command fails.
 */
for (const [path, text] of Object.entries(readFiles()).filter(([path]) => schemaOf(path))) {
  const file = `content/${path}`;
  const { problems } = readSource(file, text);
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
  const formatted = problems.length > 0 ? text : formatContent(path, text);
  if (formatted === text) continue;
  writeFileSync(join(contentRoot(), file), formatted);
  console.log(file);
}
