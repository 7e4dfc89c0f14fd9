import { existsSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { readFiles } from "../compiler/load/files.ts";
import type { Problem } from "../compiler/load/problem.ts";
import { frontMatter, readSource, withPlainLines } from "../compiler/load/source.ts";
import { nameOf, postPath, slugOf } from "../compiler/site/slug.ts";
import { deletion, linksMoved } from "./addresses.ts";
import { type Rewritten, rewriteYaml, yamlStyle } from "./rewrite.ts";
import { problemsWith, type Texts, writeTexts } from "./write-texts.ts";

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
 * Path to save a file at. Plain pages are named after their titles, as their addresses are, and new
 * entries after title or name; a post is named as its address ends, other files keep their names.
 * @param address the name that was typed for a post; "" keeps it
 */
export function pathFor(path: string, data: unknown, address = ""): string {
  const { title, name = title } = data as { title?: unknown; name?: unknown };
  const isNamed = isNew(path) || /^pages\/.*\.md$/.test(path);
  const slug = slugOf(isNamed ? String(name ?? "") : path.startsWith("blog/") ? address : "");
  return slug ? path.replace(/[^/]+(?=\.\w+$)/, slug) : path;
}

/** A published post's data that keeps the title and name which it had, so that they lead to it. */
export function withFormer(path: string, to: string, source: string | undefined, data: unknown) {
  if (!path.startsWith("blog/") || source === undefined) return data;
  const before = readSource(`content/${path}`, source).data as Post;
  const { formerly = [], ...post } = data as Post;
  const gone = before.title && before.title !== post.title ? [before.title] : [];
  if (to !== path) gone.push(nameOf(path));
  const isLost = (name: string) => !formerly.includes(name) && name !== nameOf(to);
  if (before.draft || !gone.some(isLost)) return data;
  return { ...post, formerly: [...formerly, ...gone.filter(isLost)] };
}

type Post = { title?: string; draft?: boolean; formerly?: string[] };

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
  const refuse = (message: string) => ({ path, problems: [problem(path, message)] });
  if (to !== path && existsSync(join(root, "content", to)))
    return refuse(`there is a file of this name already, content/${to}; choose another`);
  const texts = textsWith(path, to, text, files);
  const problems = problemsWith(texts, root);
  if (problems.length > 0) return { problems, path };
  if (isNew(to)) return refuse('needs a name or title of letters or digits, other than "new"');
  writeTexts(texts, root);
  return { problems: [], path: to };
}

/** The problems that a file would have, or cause in others, with another text. */
export function checked(path: string, to: string, text: string, root = process.cwd()): Problem[] {
  return problemsWith(textsWith(path, to, text, readFiles(root)), root);
}

/** All texts that change with a file: links to a page that moves follow it. */
function textsWith(path: string, to: string, text: string, files: Record<string, string>): Texts {
  if (to === path || isNew(path)) return { [to]: text };
  const { [path]: source, ...others } = files;
  const { draft } = (readSource(path, source ?? "").data ?? {}) as Post;
  // A post names its former addresses itself; those of a plain page are redirects.
  const changed = path.startsWith("blog/")
    ? linksMoved(others, postPath({ file: path }), postPath({ file: to }))
    : deletion(path, draft ? "" : `/${nameOf(to)}`, files);
  return { ...changed, [path]: null, [to]: text };
}

/** A problem of a whole file. */
export function problem(path: string, message: string): Problem {
  return { file: `content/${path}`, line: 1, field: "", message };
}
