import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { readFiles } from "../content/load/files.ts";
import type { Problem } from "../content/load/problem.ts";
import { frontMatter, withPlainLines } from "../content/load/source.ts";
import { loadTexts } from "../content/load-content.ts";
import { slugOf } from "../content/site/slug.ts";
import { type Rewritten, rewriteYaml, yamlStyle } from "./rewrite.ts";

/** A file's fields as YAML: all of it, or a Markdown file's front matter. */
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
  if ("fault" in fields || !path.endsWith(".md")) return fields;
  return { text: `---\n${fields.text}---\n${body.endsWith("\n") ? body : `${body}\n`}` };
}

/** Whether a path stands for a file that is still to be written, and then has a name of its own. */
export function isNew(path: string): boolean {
  return /\/new\.\w+$/.test(path);
}

/**
 * Where a file belongs: posts and plain pages are named after their titles, as their addresses are,
 * and so is a new service after its name; other files keep theirs.
 */
export function pathFor(path: string, data: unknown): string {
  if (!isNew(path) && !/^(blog|pages)\/.*\.md$/.test(path)) return path;
  const { title, name = title } = data as { title?: unknown; name?: unknown };
  const slug = typeof name === "string" ? slugOf(name) : "";
  return slug ? path.replace(/[^/]+(?=\.\w+$)/, slug) : path;
}

type Saved = { problems: Problem[]; path: string };

/**
 * Writes a file of `content/`, unless that would break the site: a mistake in the file itself, or
 * one that the change makes elsewhere (a text that quotes a price that is gone).
 * @param path where the file was, below `content/`, or where a new one would be (isNew)
 * @param to where it shall be; nothing is written over another file
 * @returns the mistakes for which nothing was written, or none
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

/** A mistake of a whole file. */
export function problem(path: string, message: string): Problem {
  return { file: `content/${path}`, line: 1, field: "", message };
}

function sameProblem(a: Problem, b: Problem): boolean {
  return a.file === b.file && a.field === b.field && a.message === b.message;
}
