import type { Node, Root } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm);
/** Kept by the process: after each edit, `next dev` evaluates this module anew for every page. */
const memory = globalThis as { markdownTrees?: Map<string, Root> };
memory.markdownTrees ??= new Map();
const trees = memory.markdownTrees;

/** The syntax tree of a Markdown text, read as the pages read it. Each text is parsed once. */
export function parseMarkdown(text: string): Root {
  const tree = trees.get(text) ?? parser.parse(text);
  trees.set(text, tree);
  return tree;
}

/** Where a node begins and ends in its text. */
export function offsetsOf({ position }: Node): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** A link or picture of a text; `index` is the offset where it begins. */
export type Target = { image: boolean; words: string; target: string; index: number };

/** A target with a space, "](my photo.jpg)": Markdown leaves it in the text as words. */
const brokenTarget = /(!?)\[?([^[\]]*)\]\(([^)\n]*)\)/g;

/** Every link and picture of a Markdown text, without its bare addresses. */
export function markdownTargets(text: string): Target[] {
  // Parsing takes milliseconds, and few of the fields have a link.
  if (!text.includes("](")) return [];
  const targets: Target[] = [];
  visit(parseMarkdown(text), (node) => {
    const [index] = offsetsOf(node);
    if (node.type === "image")
      targets.push({ image: true, words: node.alt ?? "", target: node.url, index });
    if (node.type === "link" && text[index] === "[")
      targets.push({ image: false, words: wordsOf(node), target: node.url, index });
    if (node.type === "text" && node.value.includes("]("))
      for (const { 1: sign, 2: words = "", 3: target = "" } of node.value.matchAll(brokenTarget))
        targets.push({ image: sign === "!", words, target, index });
  });
  return targets;
}

/** A Markdown text with another address for each picture; one that gets none is left out. */
export function withPictures(
  text: string,
  addressOf: (target: string) => string | undefined,
): string {
  if (!text.includes("](")) return text;
  let changed = "";
  let done = 0;
  visit(parseMarkdown(text), "image", (node) => {
    const [start, end] = offsetsOf(node);
    const words = text.slice(start, text.lastIndexOf("](", end - 1));
    const address = addressOf(node.url);
    changed += text.slice(done, start) + (address ? `${words}](${address})` : "");
    done = address ? end : end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  });
  return changed + text.slice(done);
}

/** Nodes that begin a new word. */
const blocks = ["heading", "paragraph", "tableCell", "code", "break"];

/** The words of a Markdown text as they are read on the page, in one line. */
export function plainText(text: string): string {
  let words = "";
  visit(parseMarkdown(text), (node) => {
    if (blocks.includes(node.type)) words += " ";
    if (node.type === "text" || node.type === "inlineCode" || node.type === "code")
      words += node.value;
  });
  return words.replace(/\s+/g, " ").trim();
}
