import type { Heading, Image, Link, Nodes, Root, Table } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { offsetsOf } from "../load/markdown.ts";
import { pluralize } from "../load/problem.ts";
import type { TextProblem } from "./lint-markdown.ts";
import { slipIn } from "./markdown-slips.ts";

/** In characters: two lines on a phone. */
const longestHeading = 80;

/**
 * Rules of our own, which remark-lint lacks. They find text that is not rendered as typed, and text
 * that a screen reader cannot tell.
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
    } else if (node.type === "table") {
      const problem = tableProblem(node, text);
      if (problem) problems.push(problem);
    } else if (node.type === "image") add(altProblem(node));
    else if (node.type === "link") add(linkProblem(node));
    else if (node.type === "footnoteDefinition") add("is a footnote; write it into the text");
    else if (node.type === "imageReference")
      add("write the picture's name right behind its words: ![words](name.jpg)");
  });
  return problems;
}

function altProblem({ alt }: Image): string | undefined {
  return alt?.trim() ? undefined : "the picture has no alternative text: ![words](…)";
}

function headingProblem(heading: Heading, source: string, above: number): string | undefined {
  const { depth } = heading;
  if (!source.startsWith("#"))
    return 'becomes a heading by the line of "=" or "-" below it; write "## " before it instead';
  if (depth === 1)
    return 'begins with "# "; the page\'s title is its only heading of that rank, use "## "';
  const words = wordsOf(heading);
  if (words.trim() === "") return 'the heading has no words; write them behind "## "';
  if (/[ \t]#+$/.test(source))
    return 'the heading ends with "#", which is not shown; write "\\#", or take it out';
  if (depth > above + 1)
    return `the heading begins with "${"#".repeat(depth)} "; below the heading above it, use "${"#".repeat(above + 1)} "`;
  if (words.length <= longestHeading) return undefined;
  return `the heading has ${words.length} characters, at most ${longestHeading}`;
}

/**
 * A row of more or fewer cells than the first. Further cells are not shown, and a line of text
 * becomes a row.
 */
function tableProblem(
  { children: [header, ...rows] }: Table,
  text: string,
): TextProblem | undefined {
  if (!header) return undefined;
  const cells = header.children.length;
  const beginsWithBar = (row: Nodes) => text[offsetsOf(row)[0]] === "|";
  if (header.children.some((cell) => wordsOf(cell).trim() === ""))
    return {
      index: offsetsOf(header)[0],
      message: "the first row of the table names its columns; fill in its empty cell",
    };
  for (const row of rows) {
    const [index] = offsetsOf(row);
    if (beginsWithBar(header) && !beginsWithBar(row))
      return {
        index,
        message: "is read as a row of the table above; leave an empty line above it",
      };
    const { length } = row.children;
    if (length !== cells)
      return {
        index,
        message: `has ${pluralize(length, "cell")}, and the first row of the table ${cells}; write as many, and "\\|" for a bar within a cell`,
      };
  }
  return undefined;
}

/** Words that say nothing in a list of links, as screen readers show them (WCAG 2.2, 2.4.4). */
const sayingNothing = /^(?:click here|here|link|more|read more|this|this link|this page)[.:!]?$/i;

function linkProblem(link: Link): string | undefined {
  const words = wordsOf(link).trim();
  if (words === "") return "the link has no words";
  if (!sayingNothing.test(words)) return undefined;
  return `the link's words, "${words}", do not say where it leads; name the page or the subject`;
}
