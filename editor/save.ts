import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { readFiles } from "../content/load/files.ts";
import type { Problem } from "../content/load/problem.ts";
import { frontMatter, withPlainLines } from "../content/load/source.ts";
import { loadTexts } from "../content/load-content.ts";
import { slugOf } from "../content/site/slug.ts";
import { type Rewritten, rewriteYaml, yamlStyle } from "./rewrite.ts";

/** A file's fields as YAML: the whole file, or the front matter of a Markdown file. */
export function yamlOf(path: string, source: string): string {
  const text = withPlainLines(source);
  return path.endsWith(".md") ? (frontMatter.exec(text)?.[1] ?? "") : text;
}

/** The text of a file with other data and another body; `source` is undefined for a new file. */
export function textOf(
  path: string,
  source: string | undefined,
  data: unknown,
  body: string,
): Rewritten {
  const yaml = yamlOf(path, source ?? "");
  const fields = yaml === "" ? { text: stringify(data, yamlStyle) } : rewriteYaml(yaml, data);
  if ("problem" in fields || !path.endsWith(".md")) return fields;
  return { text: `---\n${fields.text}---\n${body.endsWith("\n") ? body : `${body}\n`}` };
}

/** Whether a path ends in "new", which stands for a file that does not exist yet. */
export function isNew(path: string): boolean {
  return /\/new\.\w+$/.test(path);
}

/**
 * Path to save a file at. Posts and plain pages are named after their titles, as their addresses
 * are, and a new service after its name; other files keep their names.
 */
export function pathFor(path: string, data: unknown): string {
  if (!isNew(path) && !/^(blog|pages)\/.*\.md$/.test(path)) return path;
  const { title, name = title } = data as { title?: unknown; name?: unknown };
  const slug = typeof name === "string" ? slugOf(name) : "";
  return slug ? path.replace(/[^/]+(?=\.\w+$)/, slug) : path;
}

type Saved = { problems: Problem[]; path: string };

/**
 * Writes a file of `content/`, unless it has a problem or causes one in another file, such as a text
 * that quotes a removed price.
 * @param path of the file until now, below `content/`; may be new (isNew)
 * @param to path to save it at, which no other file may have
 * @returns the problems for which nothing was written, if any
 */
export function save(path: string, to: string, text: string, root = process.cwd()): Saved {
  const files = readFiles(root);
  const file = (at: string) => join(root, "content", at);
  const refuse = (message: string) => ({ path, problems: [problem(path, message)] });
  if (to !== path && existsSync(file(to)))
    return refuse(`there is a file of this name already, content/${to}; choose another`);
  const before = problemsOf(files, root);
  const { [path]: _, ...others } = files;
  const after = { ...(isNew(path) ? files : others), [to]: text };
  const problems = problemsOf(after, root).filter(
    (found) => found.file === `content/${to}` || !before.some((known) => sameProblem(known, found)),
  );
  if (problems.length > 0) return { problems, path };
  if (isNew(to)) return refuse('needs a name or title of letters or digits, other than "new"');
  if (to !== path && !isNew(path)) renameSync(file(path), file(to));
  if (files[to] !== text) writeFileSync(file(to), text, { flag: isNew(path) ? "wx" : "w" });
  return { problems: [], path: to };
}

function problemsOf(files: Record<string, string>, root: string): Problem[] {
  return loadTexts(files, root).problems;
}

/** A problem of a whole file. */
export function problem(path: string, message: string): Problem {
  return { file: `content/${path}`, line: 1, field: "", message };
}

function sameProblem(a: Problem, b: Problem): boolean {
  return a.file === b.file && a.field === b.field && a.message === b.message;
}
