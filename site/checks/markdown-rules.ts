import type { Heading, Link, Root, Table } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { offsetsOf } from "../load/markdown.ts";
import { pluralize } from "../load/problem.ts";

/** A problem of a text; `index` is the offset where it is mended. */
export type TextProblem = { index: number; message: string };

type Slip = [pattern: RegExp, message: string];

const html = "has HTML, a tag or a comment (<…>); take it out, and write Markdown only";
const halfFact: Slip = [
  /\{\{(?![^{}\n]*\}\})|(?<!\{\{[^{}\n]*)\}\}/,
  "has half a fact; write {{name}} with two braces on each side",
];

/** Slips in a text's source, by the kind of node that it became; "plain" is a text that is no Markdown. */
const slips: Record<string, Slip[]> = {
  plain: [
    [/<\/?[a-z][^<>]*>|<!--/i, html],
    halfFact,
    [
      /\*\*|`|~~|\]\(|(?<![\w*])([*_])(?=\p{L})[^*_]*\1(?![\w*])/u,
      'has marks of Markdown, like "**" or "[words](…)", which this field shows as it is typed; write the words alone',
    ],
  ],
  html: [[/</, html]],
  footnoteDefinition: [[/^/, "is a footnote, which has no place here; write it into the text"]],
  code: [[/^(?!```|~~~)/, "is shown as code, by the spaces before it; take them out"]],
  paragraph: [
    [/^ {0,3}#{2,6}(?=[^# \n])/m, 'the heading needs a space behind "##"'],
    [/^ *\|.*\| *$/m, "the table needs a line |---|---| below its first, with as many cells"],
    [
      /^[ \t]*(?:[•●○▪■\p{Co}]|[–·]\s)/mu,
      'begins with a sign that makes no list; write "- " in its place',
    ],
    [
      /^[ \t]*(?:-(?=[\p{L}\u00a0])|\d{1,2}[.)](?=\p{Lu}\p{Ll}))/mu,
      'a list needs a space behind its mark; write "- one" or "1. one"',
    ],
  ],
  text: [
    halfFact,
    [/(?<!\\)\*\*/, 'bold words stand between two "**", without a space inside'],
    [/\]\((?![^\])\n]*\))/, "the link has no end; write [words](/address)"],
    [/\] +\((?=[/@#]|https:)/, "the link has a space in it; write [words](/address)"],
    [/\)\[(?=[/@#]|https:)/, "the link is the wrong way round; write [words](/address)"],
  ],
};

/**
 * A character that phones show as a box: of private use, as bullets of Word and PDF have it, not assigned
 * yet, the place of an object, or one that was lost.
 */
const box = /[\p{Co}\p{Cn}\uFFFC\uFFFD]/u;

/**
 * The first character of a text that no reader would see as it is meant.
 * @param instead what to write in the place of a bullet, where there is something
 */
export function boxIn(text: string, instead = ""): TextProblem | undefined {
  const index = text.search(box);
  if (index < 0) return undefined;
  const code = text.codePointAt(index) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  const message =
    code === 0xfffd
      ? `has a character that is lost (${name}); type it anew, and save the file as UTF-8`
      : `has a character that phones show as a box (${name}); take it out${instead}`;
  return { index, message };
}

/** The first slip in the source of a kind. */
export function slipIn(kind: string, source: string): TextProblem | undefined {
  for (const [pattern, message] of slips[kind] ?? []) {
    const index = source.search(pattern);
    if (index >= 0) return { index, message };
  }
  return undefined;
}

/**
 * The problem of text that is not rendered as typed, or that a screen reader cannot read.
 * @param depth rank of the heading above the text: 1 for the body of a page
 */
export function ruleProblems(tree: Root, text: string, depth: number): TextProblem[] {
  const problems: TextProblem[] = [];
  let lastDepth = depth;
  visit(tree, (node, _, parent) => {
    // remark-gfm finds some bare addresses in the tree, and gives them no place.
    const [index, end] = offsetsOf(node.position || !parent ? node : parent);
    const source = node.position ? text.slice(index, end) : "";
    const add = (message: string | undefined) => message && problems.push({ index, message });
    const isAddress = parent?.type === "link" && text[offsetsOf(parent)[0]] !== "[";
    const slip = isAddress ? undefined : slipIn(node.type, source);
    if (slip) problems.push({ ...slip, index: index + slip.index });
    if (node.type === "heading") {
      add(headingProblem(node, source, lastDepth));
      lastDepth = node.depth;
    } else if (node.type === "table") problems.push(...rowProblems(node));
    else if (node.type === "link") add(linkProblem(node));
    else if (node.type === "image" && !node.alt?.trim())
      add("the picture has no alternative text: ![words](…)");
  });
  return problems;
}

function headingProblem(heading: Heading, source: string, above: number): string | undefined {
  const { depth } = heading;
  if (!source.startsWith("#"))
    return 'becomes a heading by the line of "=" or "-" below it; write "## " before it instead';
  if (depth === 1)
    return 'begins with "# "; the page\'s title is its only heading of that rank, use "## "';
  if (wordsOf(heading).trim() === "") return 'the heading has no words; write them behind "## "';
  if (depth <= above + 1) return undefined;
  return `the heading begins with "${"#".repeat(depth)} "; below the heading above it, use "${"#".repeat(above + 1)} "`;
}

/** Cells beyond those of the first row are not shown, and a line of text below a table becomes a row. */
function rowProblems({ children: [header, ...rows] }: Table): TextProblem[] {
  const cells = header?.children.length ?? 0;
  const row = rows.find(({ children }) => children.length !== cells);
  if (!row) return [];
  const message = `has ${pluralize(row.children.length, "cell")}, and the first row of the table ${cells}; write as many, "\\|" for a bar within a cell, and an empty line below the table`;
  return [{ index: offsetsOf(row)[0], message }];
}

/** Words that say nothing in a list of links, as screen readers show them (WCAG 2.2, 2.4.4). */
const sayingNothing = /^(?:click here|here|link|more|read more|this|this link|this page)[.:!]?$/i;

function linkProblem(link: Link): string | undefined {
  const words = wordsOf(link).trim();
  if (words === "") return "the link has no words";
  if (!sayingNothing.test(words)) return undefined;
  return `the link's words, "${words}", do not say where it leads; name the page or the subject`;
}
