import { contentRoot, readFiles } from "../compiler/load/files.ts";
import { frontMatter, readSource, withPlainLines } from "../compiler/load/source.ts";
import { nameOf, postPath, slugOf } from "../compiler/site/slug.ts";
import { linksMoved, pageMoved } from "./addresses.ts";
import { schemaOf } from "./content-files.ts";
import { formSchema, withoutEmpty } from "./form-schema.ts";
import { rewriteYaml } from "./rewrite.ts";
import { type Change, hasPlace, type Path, withChanges } from "./values.ts";
import { type Texts, writeFiles } from "./write-files.ts";

/** A change that was not made, and why; the form keeps its words. */
export type Refused = { path: Path; message: string };

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

/**
 * Makes changes to a file as it is at this moment, whether or not it is then in order, and writes it.
 * Nothing else runs between reading and writing.
 * @param path of the file below `content/`
 * @returns the file's path, which its address may have changed, and the changes that were not made
 */
export function changeFile(
  path: string,
  changes: readonly Change[],
  { asText = false, opened, root = contentRoot() }: Options = {},
): { path: string; refused: Refused[] } {
  const files = readFiles(root);
  const source = files[path];
  const refuse = (message: string, which = changes) => ({
    path,
    refused: which.map((change) => ({ path: change.path, message })),
  });
  if (source === undefined) return refuse("the file is not there any more");
  if (asText) {
    const text = changes.findLast(({ path: [key] }) => key === body)?.value;
    if (typeof text === "string" && text !== source) writeFiles({ [path]: text }, root);
    return { path, refused: [] };
  }
  const written = textWith(path, source, changes, opened);
  if ("problem" in written) return refuse(written.problem);
  const moved = changes.findLast(({ path: [key] }) => key === address);
  const name = slugOf(String(moved?.value ?? "")) || nameOf(path);
  const to = path.replace(/[^/]+(?=\.\w+$)/, name);
  if (to === path || !moved) {
    if (written.text !== source) writeFiles({ [path]: written.text }, root);
    return { path, refused: written.refused };
  }
  const taken = to in files && `there is a file of this name already, content/${to}`;
  if (taken) return { path, refused: [...written.refused, ...refuse(taken, [moved]).refused] };
  writeFiles(movedTexts(path, to, written.text, files), root);
  return { path: to, refused: written.refused };
}

/** A file's text with changes; those whose place is gone are refused. */
function textWith(path: string, source: string, changes: readonly Change[], opened?: string) {
  const schema = schemaOf(path);
  const read = readSource(`content/${path}`, source);
  if (!schema || typeof read.data !== "object" || read.data === null)
    return { problem: 'the file cannot be read as a form any more; choose "Edit as text"' };
  const all = { ...(read.data as Record<string, unknown>), [body]: read.body, [address]: "" };
  const lost = changes.filter((change) => !hasPlace(all, change.path));
  const { [body]: text, [address]: _, ...fields } = withChanges(all, changes);
  const data = withoutEmpty(fields, formSchema(schema));
  const titled = changes.some(({ path: [key] }) => key === "title")
    ? withFormer(path, data as Post, read.data as Post, opened)
    : data;
  const written = textOf(path, source, titled, String(text ?? ""));
  if ("problem" in written) return written;
  const message = "its entry was taken out elsewhere; copy your words";
  return { ...written, refused: lost.map((change) => ({ path: change.path, message })) };
}

/** The text of a file with other data and another body: what did not change stays as it is. */
function textOf(path: string, source: string, data: unknown, body: string) {
  const fields = rewriteYaml(yamlOf(path, source), data);
  if ("problem" in fields || !path.endsWith(".md")) return fields;
  return { text: `---\n${fields.text}---\n${body.endsWith("\n") ? body : `${body}\n`}` };
}

/** A file's fields as YAML: the whole file, or the front matter of a Markdown file. */
export function yamlOf(path: string, source: string): string {
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
    [to]: "text" in written ? written.text : text,
    [path]: null,
  };
}
