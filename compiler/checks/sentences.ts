import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../load/markdown.ts";
import type { Source } from "../load/source.ts";
import { walkStrings } from "./walk-strings.ts";

/** A sentence of a content file, in one line and without marks. */
export type Sentence = { text: string; line: number; field: string };

/** The sentences of a file's fields and of its Markdown, without titles, labels and rows of tables. */
export function sentencesOf({ data, body, bodyLine, lineOf }: Source): Sentence[] {
  const found: Sentence[] = [];
  walkStrings(data, [], (value, path) => {
    const field = path.map(String).join(".");
    for (const { text } of sentencesIn(value)) found.push({ text, field, line: lineOf(path) });
  });
  for (const { text, line } of sentencesIn(body))
    found.push({ text, field: "", line: bodyLine + line - 1 });
  return found;
}

function sentencesIn(markdown: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  // Most fields are labels and names, which need no parser.
  if (!/[.?!]/.test(markdown)) return found;
  visit(parseMarkdown(markdown), "paragraph", (node) => {
    const words = wordsOf(node, { includeImageAlt: false }).replace(/\s+/g, " ").trim();
    for (const text of words.split(/(?<=[.?!]["”’)]?) /))
      if (/[.?!]["”’)]?$/.test(text)) found.push({ text, line: node.position?.start.line ?? 1 });
  });
  return found;
}
