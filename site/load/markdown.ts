import type { Node, Root, RootContent } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import { signedTree, unsigned } from "../preview/signs.ts";
import { slugOf } from "../slug.ts";

// A single "~" strikes nothing through: it stands for "about".
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
/** Trees by their texts: checks, pages and feeds ask for the same. */
const trees = new Map<string, Root>();
/** More than a site has; beside a form, each key makes another text. */
const mostTrees = 5000;

/** The syntax tree of a Markdown text, one for checks, pages and feeds. Each text is parsed once. */
export function parseMarkdown(text: string): Root {
  const known = trees.get(text);
  if (known) return known;
  const tree = parser.parse(unsigned(text));
  nameHeadings(tree);
  if (trees.size === mostTrees) trees.clear();
  trees.set(text, signedTree(tree, text));
  return tree;
}

/** A plugin by which react-markdown renders this tree, or a given one, instead of parsing the text again. */
export function sharedTree(this: Processor, tree?: Root): void {
  this.parser = (text) => tree ?? parseMarkdown(text);
}

/** Gives each `##` heading an id of its own, also where two are equal or no letter is Latin. */
function nameHeadings({ children }: Root): void {
  const ids = new Set<string>();
  for (const node of children) {
    if (node.type !== "heading" || node.depth !== 2) continue;
    const name = slugOf(textIn(node)) || "section";
    let id = name;
    for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
    ids.add(id);
    node.data = { hProperties: { id } };
  }
}

/** The id of a `##` heading. */
export function idOf({ data }: RootContent): string {
  return String(data?.hProperties?.id);
}

/** Where a node begins and ends in its text. */
export function offsetsOf({ position }: Node): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** A link or picture of a text; `index` is the offset where it begins. */
export type MarkdownTarget = { image: boolean; words: string; target: string; index: number };

/** A target with a space, "](my photo.jpg)": Markdown leaves it in the text as words. */
const brokenTarget = /(!?)(?:\[|(?<![^[\]]))([^[\]]*)\]\(([^)\n]{0,500})\)/g;

/** Every link and picture of a Markdown text, bare addresses included. */
export function markdownTargets(text: string): MarkdownTarget[] {
  // Parsing takes milliseconds, and few of the fields have a sign of a link.
  if (!/[[<@]|:\/\/|www\./i.test(text)) return [];
  const targets: MarkdownTarget[] = [];
  visit(parseMarkdown(text), (node, _, parent) => {
    // remark-gfm finds some bare addresses in the tree, and gives them no place.
    const [index] = offsetsOf(node.position || !parent ? node : parent);
    if (node.type === "image")
      targets.push({ image: true, words: node.alt ?? "", target: node.url, index });
    if (node.type === "link")
      targets.push({ image: false, words: textIn(node), target: node.url, index });
    if (node.type === "definition")
      targets.push({ image: false, words: node.identifier, target: node.url, index });
    if (node.type === "text" && node.value.includes("]("))
      for (const { 1: sign, 2: words = "", 3: target = "" } of node.value.matchAll(brokenTarget))
        targets.push({ image: sign === "!", words, target, index });
  });
  return targets;
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

/** How many words a Markdown text has for a reader; a sign is none. */
export function wordCount(text: string): number {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
