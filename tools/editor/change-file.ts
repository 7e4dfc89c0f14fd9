import { contentRoot, readFiles } from "../../site/load/files.ts";
import { frontMatter, readSource, withPlainLines } from "../../site/load/source.ts";
import { nameOf, postPath, slugOf } from "../../site/pages/slug.ts";
import { linksMoved, pageMoved } from "./addresses.ts";
import { schemaOf } from "./content-files.ts";
import { formSchema, withoutEmpty } from "./form-schema.ts";
import { type Kept, merge } from "./merge.ts";
import { rewriteYaml } from "./rewrite.ts";
import type { Change } from "./values.ts";
import { type Texts, writeFiles } from "./write-files.ts";

/** The fields of a Markdown file that are not in its front matter: its text, and its name. */
export const body = "~body";
export const address = "~address";

type Options = {
  /** Whether the whole file is edited as text. */
  asText?: boolean;
  /** The title when the form was opened, which leads to a published post from then on. */
  opened?: string | undefined;
  root?: string;
};

/** The file's path, which its address may have changed, and words that had no place in it. */
export type Changed = { path: string; kept: Kept[] } | { problem: string };

/**
 * Makes changes to a file as it is at this moment, whether or not it is then in order, and writes it.
 * Nothing else runs between reading and writing.
 * @param path of the file below `content/`
 * @throws where it cannot be written
 */
export function changeFile(
  path: string,
  changes: readonly Change[],
  { asText = false, opened, root = contentRoot() }: Options = {},
): Changed {
  const files = readFiles(root);
  const source = files[path];
  if (source === undefined) return { problem: "the file is not there any more" };
  const before = fieldsOf(path, source, asText);
  if (!before) return { problem: "the file cannot be read as a form until it is mended" };
  const kept: Kept[] = [];
  const after: Fields = { ...before };
  for (const { key, was, now } of changes)
    after[key] = merge(was, now, after[key], (words) => kept.push(words), [key]);
  const text = asText ? String(after[body] ?? "") : textWith(path, source, before, after, opened);
  const name = (!asText && slugOf(String(after[address] ?? ""))) || nameOf(path);
  const to = path.replace(/[^/]+(?=\.\w+$)/, name);
  const isTaken = to !== path && to in files;
  if (isTaken) {
    const message = `there is a file of this name already, content/${to}`;
    kept.push({ path: [address], words: name, message });
  }
  const isMoved = to !== path && !isTaken;
  if (isMoved) writeFiles(movedTexts(path, to, text, files), root);
  else if (text !== source) writeFiles({ [path]: text }, root);
  return { path: isMoved ? to : path, kept };
}

type Fields = Record<string, unknown>;

/** All that a form shows of a file; undefined where it can be edited as text alone. */
export function fieldsOf(path: string, source: string, asText = false): Fields | undefined {
  if (asText) return { [body]: source };
  const { data, body: words } = readSource(`content/${path}`, source);
  if (!schemaOf(path) || typeof data !== "object" || data === null) return undefined;
  return {
    ...data,
    ...(/^(blog|pages)\/.*\.md$/.test(path) && { [address]: nameOf(path) }),
    ...(path.endsWith(".md") && { [body]: words }),
  };
}

/** A file's text with other fields. */
function textWith(path: string, source: string, before: Fields, after: Fields, opened?: string) {
  const { [body]: text, [address]: _, ...fields } = after;
  const schema = schemaOf(path);
  const data = schema ? (withoutEmpty(fields, formSchema(schema)) as Post) : fields;
  const isTitled = before.title !== after.title;
  const titled = isTitled ? withFormer(path, data, before, opened) : data;
  return textOf(path, source, titled, String(text ?? ""));
}

/** The text of a file with other data and another body: what did not change stays as it is. */
function textOf(path: string, source: string, data: unknown, body: string): string {
  const fields = rewriteYaml(yamlOf(path, source), data);
  if (!path.endsWith(".md")) return fields;
  return `---\n${fields}---\n${body.endsWith("\n") ? body : `${body}\n`}`;
}

/** A file's fields as YAML: the whole file, or the front matter of a Markdown file. */
function yamlOf(path: string, source: string): string {
  const text = withPlainLines(source);
  return path.endsWith(".md") ? (frontMatter.exec(text)?.[1] ?? "") : text;
}

type Post = { title?: string; draft?: boolean; formerly?: string[] };

/** A published post's data, in which the title that it had leads to it too. */
function withFormer(path: string, data: Post, before: Post, opened?: string): Post {
  if (!path.startsWith("blog/") || before.draft || !opened) return data;
  const { formerly = [], ...post } = data;
  const others = formerly.filter((name) => name !== opened);
  const names = data.title === opened ? others : [...others, opened];
  return names.length > 0 ? { ...post, formerly: names } : post;
}

/** All texts that change with a file's name: links to its page follow, and its former address leads to it. */
function movedTexts(path: string, to: string, text: string, files: Record<string, string>): Texts {
  const { [path]: _, ...others } = files;
  const data = (readSource(`content/${to}`, text).data ?? {}) as Post;
  if (path.startsWith("pages/"))
    return {
      ...pageMoved(`/${nameOf(path)}`, `/${nameOf(to)}`, !data.draft, others),
      [to]: text,
      [path]: null,
    };
  const formerly = (data.formerly ?? []).filter((name) => name !== nameOf(to));
  const named = data.draft ? data : { ...data, formerly: [...formerly, nameOf(path)] };
  const written = textOf(to, text, named, readSource(`content/${to}`, text).body);
  return {
    ...linksMoved(others, postPath({ file: path }), postPath({ file: to })),
    [to]: written,
    [path]: null,
  };
}
