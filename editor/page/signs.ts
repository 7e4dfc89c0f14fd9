import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type Data, type Entry, folders, singles } from "../../site/load/collections";
import { isRead, textsOf } from "../../site/load/texts";
import { type FieldPath, setValueAt } from "../../site/load/walk";

/** A field of any form. */
export type Field = { file: string; path: FieldPath };
/** A field, and the place in its text. */
export type Sign = Field & { offset: number };

/**
 * In an editor's browser, stands for site/preview/signs.ts: each word of the content gets a sign behind it,
 * two private characters, of which the first stands for its field, the second for its place there.
 * Whatever components make of a text, the page tells by them where its words are from; they are taken out
 * before they are seen (read-signs.ts). A field keeps its character.
 */
const fields: Field[] = [];
const numbers = new Map<string, number>();
const [firstField, firstOffset] = [0xf0000, 0x100000];
const pattern = /([\u{f0000}-\u{ffffd}])([\u{100000}-\u{10fffd}])/gu;

/** Entries with signs, by those without: of a file that has not changed, the same again. */
const made = new WeakMap<Entry, Entry>();

export function signed(data: Data): Data {
  const withSigns = (value: unknown) =>
    Array.isArray(value) ? value.map(signedEntry) : signedEntry(value as Entry);
  const keys = [...Object.keys(singles), ...Object.keys(folders)] as (keyof Data)[];
  const own = Object.fromEntries(keys.map((key) => [key, withSigns(data[key])]));
  const byName = new Proxy(data.drawings.byName, {
    get: (drawings, name) => drawings[unsigned(String(name))],
  });
  return { ...data, ...own, drawings: { ...data.drawings, byName } };
}

function signedEntry(entry: Entry): Entry {
  const known = made.get(entry);
  if (known) return known;
  const { file, prose, ...rest } = entry;
  const copy = structuredClone(rest) as object;
  for (const { text, path, schema } of textsOf(file, rest))
    if (!isRead(schema)) setValueAt(copy, path, withSigns(text, { file, path }));
  const text = withSigns(prose.text, { file, path: ["body"] });
  const fresh = { ...copy, file, prose: { ...prose, text } } as Entry;
  made.set(entry, fresh);
  return fresh;
}

function withSigns(text: string, field: Field): string {
  return text ? behindWords(text, characterOf(field), 0) : text;
}

/**
 * Signs stand behind words and at the end, since components take texts apart; not within a name or a
 * measure, "10 GB".
 */
function behindWords(text: string, character: string, start: number): string {
  return text.replace(
    /(?<=\p{L}[.,;:!?]?)(?=\s+\p{Ll})|$/gu,
    (_, at) => character + String.fromCodePoint(firstOffset + start + at),
  );
}

/** Gives the words of a Markdown tree the signs of its text. */
export function signedTree(tree: Root, text: string): Root {
  const [, character] = new RegExp(pattern, "u").exec(text) ?? [];
  if (character)
    visit(tree, (node) => {
      const start = node.position?.start.offset ?? 0;
      if (node.type === "text") node.value = behindWords(node.value, character, start);
      if (node.type === "inlineCode") node.value = behindWords(node.value, character, start + 1);
      if (node.type === "image") node.alt = behindWords(node.alt ?? "", character, start + 2);
    });
  return tree;
}

function characterOf(field: Field): string {
  const name = `${field.file}:${field.path.join(".")}`;
  const number = numbers.get(name) ?? fields.push(field) - 1;
  numbers.set(name, number);
  return String.fromCodePoint(firstField + number);
}

/** What the signs of a text of the page stand for. */
export function readSigns(text: string): Sign[] {
  return [...text.matchAll(pattern)].flatMap(([, first = "", second = ""]) => {
    const field = fields[(first.codePointAt(0) ?? 0) - firstField];
    return field ? [{ ...field, offset: (second.codePointAt(0) ?? 0) - firstOffset }] : [];
  });
}

export const unsigned = (text: string): string => text.replace(pattern, "");
/** The signs of a text alone. */
export const signsIn = (text: string): string => (text.match(pattern) ?? []).join("");
