import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot, readFiles } from "../site/load/files.ts";
import { didYouMean, formatProblem } from "../site/load/problem.ts";
import { loadAllFromDisk, loadTexts } from "../site/load-content.ts";
import { type NewKind, newFile, newKinds } from "../site/new-file.ts";
import { readSettings } from "../site/settings.ts";

/** `npm run new post "Title"`: writes a new draft with all its fields. */
const [kind = "", ...words] = process.argv.slice(2);
const title = words.join(" ").trim();
const problem = write();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}

/** Writes the file. @returns the problem, or undefined */
function write(): string | undefined {
  const usage = `Write: npm run new ${newKinds.join("|")} "Title"`;
  if (!isKind(kind)) return `There is no kind "${kind}"${didYouMean(kind, newKinds)}. ${usage}`;
  if (!title) return `The title is missing. ${usage}`;
  const { data, problems } = loadAllFromDisk();
  if (!data || problems.length > 0)
    return `Fix this first:\n${problems.map(formatProblem).join("\n")}`;
  const { today } = readSettings(process.env);
  const { path, text } = newFile(kind, title, data, today);
  const file = join(contentRoot(), "content", path);
  if (existsSync(file)) return `content/${path} is there already; choose another title.`;
  const after = loadTexts({ ...readFiles(), [path]: text });
  // Only the title can cause a problem: the rest of the file is always the same.
  if (after.problems.length > 0)
    return `"${title}" cannot be the title:\n${after.problems.map(formatProblem).join("\n")}`;
  writeFileSync(file, text);
  console.log(`content/${path} is there, as a draft: it shows in "npm run dev" only.`);
  return undefined;
}

function isKind(word: string): word is NewKind {
  return (newKinds as readonly string[]).includes(word);
}
