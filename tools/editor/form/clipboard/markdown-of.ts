import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { cleanText } from "./clean-text.ts";
import { nestLists } from "./lists.ts";
import { markTexts } from "./marks.ts";
import { dropForeign, isPlain, lowerHeadings } from "./parts.ts";
import { tidyTables } from "./tables.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";
import { gatherWordLists } from "./word-lists.ts";

export type Pasted = {
  markdown: string;
  /** What Markdown cannot hold of it, each named once. */
  lost: string[];
};

const parser = unified().use(rehypeParse, { fragment: true });
const compiler = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  // Of both signs for italics, "*" marks parts of words too.
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", resourceLink: true });

/**
 * The Markdown of what a word processor or a web page puts on the clipboard.
 * @returns undefined where it has no more than lines, which the plain text has too
 */
export function markdownOf(html: string): Pasted | undefined {
  const lost = new Set<string>();
  const lose = (what: string) => lost.add(what);
  const tree = parser.parse(cleanText(html));
  visit(tree, "text", (node) => {
    node.value = cleanText(node.value);
  });
  dropForeign(tree, lose);
  gatherWordLists(tree, lose);
  nestLists(tree, lose);
  lowerHeadings(tree);
  tidyTables(tree, lose);
  markTexts(tree, lose);
  if (isPlain(tree) && lost.size === 0) return undefined;
  const markdown = compiler.runSync(tree);
  tidyMarkdown(markdown, lose);
  return { markdown: compiler.stringify(markdown).trim(), lost: [...lost] };
}
