import { contentRoot, readFiles } from "../../site/load/files.ts";
import { nameOf, postPath, slugOf } from "../../site/pages/slug.ts";
import { linksMoved, pageMoved } from "./addresses.ts";
import { address, type Fields, whole } from "./field-names.ts";
import { fieldsOf, textOf } from "./fields.ts";
import { type Kept, merge } from "./merge.ts";
import type { Change } from "./values.ts";
import { type Texts, writeFiles } from "./write-files.ts";

type Options = {
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
  { opened, root = contentRoot() }: Options = {},
): Changed {
  const files = readFiles(root);
  const source = files[path];
  if (source === undefined) return { problem: "the file is not there any more" };
  const isWhole = changes.some(({ key }) => key === whole);
  const before = isWhole ? { [whole]: source } : fieldsOf(path, source);
  if (changes.length > 0 && !isWhole && whole in before)
    return { problem: "the file cannot be read as a form until it is mended" };
  const kept: Kept[] = [];
  const after: Fields = { ...before };
  for (const { key, was, now } of changes)
    after[key] = merge(was, now, after[key], (words) => kept.push(words), [key]);
  const text =
    whole in after
      ? String(after[whole] ?? "")
      : textOf(path, source, withFormer(path, before, after, opened));
  const to = pathNamed(path, after);
  if (to !== path && !(to in files)) {
    writeFiles(movedTexts(path, to, text, files), root);
    return { path: to, kept };
  }
  if (to !== path) {
    const message = `there is a file of this name already, content/${to}`;
    kept.push({ path: [address], words: nameOf(to), message });
  }
  if (text !== source) writeFiles({ [path]: text }, root);
  return { path, kept };
}

/** The path of a file under the name that is its address. */
function pathNamed(path: string, { [address]: name }: Fields): string {
  return path.replace(/[^/]+(?=\.\w+$)/, slugOf(String(name ?? "")) || nameOf(path));
}

/** A published post's fields, in which the title that it had leads to it too. */
function withFormer(path: string, before: Fields, after: Fields, opened?: string): Fields {
  const isNew = before.title === after.title || before.draft;
  if (!path.startsWith("blog/") || isNew || !opened) return after;
  const others = formerly(after).filter((name) => name !== opened);
  return { ...after, formerly: after.title === opened ? others : [...others, opened] };
}

function formerly({ formerly: names }: Fields): string[] {
  return Array.isArray(names) ? names : [];
}

/** All texts that change with a file's name: links to its page follow, and its former address leads to it. */
function movedTexts(path: string, to: string, text: string, files: Record<string, string>): Texts {
  const { [path]: _, ...others } = files;
  const moved = { [path]: null, [to]: text };
  const fields = fieldsOf(to, text);
  if (path.startsWith("pages/")) {
    const [from, target] = [`/${nameOf(path)}`, `/${nameOf(to)}`];
    return { ...pageMoved(from, target, !fields.draft, others), ...moved };
  }
  const names = [...formerly(fields).filter((name) => name !== nameOf(to)), nameOf(path)];
  const named = fields.draft ? text : textOf(to, text, { ...fields, formerly: names });
  const links = linksMoved(others, postPath({ file: path }), postPath({ file: to }));
  return { ...links, ...moved, [to]: named };
}
