import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Problem } from "../content/load/problem.ts";
import { loadTexts, readFiles } from "../content/load/read-files.ts";
import { slugOf } from "../content/load/slug.ts";
import { rewriteYaml } from "./rewrite.ts";

/** A file's fields as YAML: all of it, or a Markdown file's front matter. */
export function yamlOf(path: string, source: string): string {
  if (!path.endsWith(".md")) return source;
  return /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source)?.[1] ?? "";
}

/** The text of a file with other data and another body; `source` is undefined for a new file. */
export function textOf(path: string, source: string, data: unknown, body: string): string {
  const yaml = yamlOf(path, source.replaceAll("\r\n", "\n"));
  const fields = yaml === "" ? stringify(data, { lineWidth: 100 }) : rewriteYaml(yaml, data);
  if (!path.endsWith(".md")) return fields;
  return `---\n${fields}---\n${body.endsWith("\n") ? body : `${body}\n`}`;
}

/** A post's file is named after its title, as its address is; other files keep their names. */
export function pathFor(path: string, data: unknown): string {
  if (!path.startsWith("blog/")) return path;
  const { title } = data as { title?: unknown };
  const slug = typeof title === "string" ? slugOf(title) : "";
  return slug ? `blog/${slug}.md` : path;
}

type Saved = { problems: Problem[]; path: string };

/**
 * Writes a file of `content/`, unless that would break the site: a mistake in the file itself, or
 * one that the change makes elsewhere (a text that quotes a price that is gone).
 * @param path where the file was, below `content/`
 * @param to where it shall be
 * @returns the mistakes for which nothing was written, or none
 */
export function save(path: string, to: string, text: string, root = process.cwd()): Saved {
  const files = readFiles(root);
  if (to !== path && files[to] !== undefined)
    return { path, problems: [problem(path, "title", `there is a post of this name: ${to}`)] };
  const before = problemsOf(files, root);
  const { [path]: _, ...others } = files;
  const problems = problemsOf({ ...others, [to]: text }, root).filter(
    (found) => found.file === `content/${to}` || !before.some((known) => sameProblem(known, found)),
  );
  if (problems.length > 0) return { problems, path };
  if (to !== path && files[path] !== undefined)
    renameSync(join(root, "content", path), join(root, "content", to));
  if (files[to] !== text) writeFileSync(join(root, "content", to), text);
  return { problems: [], path: to };
}

function problemsOf(files: Record<string, string>, root: string): Problem[] {
  return loadTexts(files, root).problems;
}

function problem(path: string, field: string, message: string): Problem {
  return { file: `content/${path}`, line: 1, field, message };
}

function sameProblem(a: Problem, b: Problem): boolean {
  return a.file === b.file && a.field === b.field && a.message === b.message;
}
