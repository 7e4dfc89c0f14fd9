import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { inWords } from "../../site/labels.ts";
import { drawingIn, readDrawings } from "../../site/load/drawings.ts";
import type { Files } from "../../site/load/files.ts";
import { parseMarkdown } from "../../site/load/markdown.ts";
import { readSource } from "../../site/load/source.ts";

/** A drawing that forms offer, with the address of its picture. */
export type Drawing = {
  name: string;
  label: string;
  /** What it shows, by its title and the alternative texts of its uses. */
  words: string;
  src: string;
};

/**
 * Every drawing, by name.
 * @param srcOf the address of a drawing's picture
 */
export function drawingChoices(files: Files, srcOf: (name: string) => string): Drawing[] {
  // What a token stands for finds no drawing, and the content check says which drawings are damaged.
  const { byName } = readDrawings(files, new Map()).value;
  const words = new Map<string, Set<string>>();
  const add = (name: string, text: string) =>
    words.set(name, (words.get(name) ?? new Set()).add(text));
  for (const [name, { title }] of Object.entries(byName)) if (title) add(name, title);
  for (const [path, text] of Object.entries(files)) {
    if (!/\.(yaml|md)$/.test(path)) continue;
    const { data, body } = readSource(path, text);
    addFields(data, add);
    visit(parseMarkdown(body) as Nodes, "image", ({ url, alt }) => {
      const drawing = drawingIn(url);
      if (drawing && alt) add(drawing, alt);
    });
  }
  return Object.keys(byName).map((name) => ({
    name,
    label: inWords(name),
    words: [...(words.get(name) ?? [])].join("; "),
    src: srcOf(name),
  }));
}

/** Adds the alternative texts beside the drawings of a file's fields. */
function addFields(value: unknown, add: (name: string, text: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  const { drawing, alt } = value as Record<string, unknown>;
  if (typeof drawing === "string" && typeof alt === "string") add(drawing, alt);
  for (const own of Object.values(value)) addFields(own, add);
}
