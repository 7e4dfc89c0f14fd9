import { visit } from "unist-util-visit";
import { inWords } from "../../site/labels.ts";
import { type Data, entriesOf } from "../../site/load/collections.ts";
import { drawingIn, readDrawings } from "../../site/load/drawings.ts";
import type { Files } from "../../site/load/files.ts";
import { parseMarkdown } from "../../site/load/markdown.ts";

/** A drawing that forms offer, with the address of its picture. */
export type Drawing = {
  name: string;
  label: string;
  /** What it shows, by its own words. */
  title: string;
  /** Those, and the alternative texts of its uses. */
  words: string;
  src: string;
};

/**
 * Every drawing, by name. Their words are in a file that anybody can read: they come from the drawings and
 * from published texts.
 * @param published the content, if it has no problem
 * @param addressOf the address of a drawing's picture
 */
export function drawingChoices(
  files: Files,
  published: Data | undefined,
  addressOf: (name: string) => string,
): Drawing[] {
  // What a token stands for finds no drawing, and the content check says which drawings are damaged.
  const { byName } = readDrawings(files, new Map()).value;
  const words = new Map<string, Set<string>>();
  const add = (name: string, text: string) =>
    words.set(name, (words.get(name) ?? new Set()).add(text));
  for (const { prose, ...entry } of published ? entriesOf(published) : []) {
    addFields(entry, add);
    visit(parseMarkdown(prose.text), "image", ({ url, alt }) => {
      const drawing = drawingIn(url);
      if (drawing && alt) add(drawing, alt);
    });
  }
  return Object.entries(byName).map(([name, { title = "" }]) => ({
    name,
    label: inWords(name),
    title,
    words: [title, ...(words.get(name) ?? [])].filter(Boolean).join("; "),
    src: addressOf(name),
  }));
}

/** Adds the alternative texts beside the drawings of a file's fields. */
function addFields(value: unknown, add: (name: string, text: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  const { drawing, alt } = value as Record<string, unknown>;
  if (typeof drawing === "string" && typeof alt === "string") add(drawing, alt);
  for (const own of Object.values(value)) addFields(own, add);
}
