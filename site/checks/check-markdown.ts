import type { Heading } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Data } from "../load/collections.ts";
import { markdownTargets, offsetsOf, parseMarkdown } from "../load/markdown.ts";
import type { Problem } from "../load/problem.ts";
import { strangeValue } from "../load/text-problems.ts";
import { chaptersOf } from "../pages/chapters.ts";
import type { TargetProblem } from "./check-targets.ts";

/** In characters: two lines on a phone. */
const longestHeading = 80;

/**
 * Checks the links, pictures, headings and syntax of a file's Markdown body.
 * @param add is told each problem, with its offset
 */
export function checkBody(
  text: string,
  file: string,
  targetProblem: TargetProblem,
  add: (index: number, message: string) => void,
): void {
  for (const { image, words, target, index } of markdownTargets(text)) {
    const wrong = targetProblem(target, file, image);
    if (wrong) add(index, wrong);
    if (words.trim() === "")
      add(
        index,
        image ? "the picture has no alternative text: ![words](…)" : "the link has no words",
      );
  }
  for (const { index, message } of syntaxProblems(text)) add(index, message);
  visit(parseMarkdown(text), (node) => {
    const [index] = offsetsOf(node);
    if (node.type === "footnoteDefinition") add(index, "is a footnote; write it into the text");
    if (
      node.type === "imageReference" ||
      (node.type === "text" && /!\[[^[\]\n]*\]\[/.test(node.value))
    )
      add(index, "write the picture's name right behind its words: ![words](name.jpg)");
    if (node.type === "heading") {
      const wrong = headingProblem(node, text[index] === "#");
      if (wrong) add(index, wrong);
    }
  });
}

const withHtml = "has HTML, a tag or a comment (<…>); take it out, and write Markdown only";

/** Slips in a text's source, by the kind of node that it became: [pattern, message]. */
const slips: Record<string, [pattern: RegExp, message: string][]> = {
  html: [[/</, withHtml]],
  code: [
    [
      /^(`{3,}(?!`)|~{3,}(?!~))(?![\s\S]*\n *\1[`~]*\s*$)/,
      "the code has no end; close it with ```",
    ],
  ],
  paragraph: [
    [/^ {0,3}#{2,6}(?=[^#\s])/m, 'the heading needs a space behind "##"'],
    [/^ *\|.*\| *$/m, "the table needs a line |---|---| below its first, with as many cells"],
  ],
  text: [
    [
      /\{\{(?![^{}\n]*\}\})|(?<!\{\{[^{}\n]*)\}\}/,
      "has half a fact; write {{name}} with two braces on each side",
    ],
    // Of Word: "<![endif]-->", "<o:p>".
    [/(?<!\\)<(?:!|\/?[a-z]\w*:\w+ *\/?>)/i, withHtml],
    [/(?<!\\)\*\*/, 'bold words stand between two "**", without a space inside'],
    [/(?<!\\)`/, 'code stands between two "`"'],
    [/\]\((?![^\])\n]*\))/, "the link has no end; write [words](/address)"],
    [/\] +\((?=[/@#]|https:)/, "the link has a space in it; write [words](/address)"],
  ],
};

/** Signs that Markdown shows as typed because of a slip, such as an unclosed `**`; `index` is the offset. */
export function syntaxProblems(text: string): { index: number; message: string }[] {
  const problems: { index: number; message: string }[] = [];
  // Parsing takes long, and few of the fields have a sign of Markdown.
  if (!/[<`*#|{}[]|&[#a-z]/i.test(text)) return problems;
  visit(parseMarkdown(text), (node) => {
    const [start, end] = offsetsOf(node);
    // Characters that were written by their number or name: "&#x202E;", "&rlm;".
    for (const value of Object.values(node)) {
      const message = typeof value === "string" ? strangeValue(value) : undefined;
      if (message) problems.push({ index: start, message });
    }
    for (const [pattern, message] of slips[node.type] ?? []) {
      const index = text.slice(start, end).search(pattern);
      if (index >= 0) problems.push({ index: start + index, message });
    }
  });
  return problems;
}

function headingProblem(heading: Heading, hasHashes: boolean): string | undefined {
  if (!hasHashes)
    return 'becomes a heading by the line of "=" or "-" below it; write "## " before it instead';
  if (heading.depth === 1)
    return 'begins with "# "; the page\'s title is its only heading of that rank, use "## "';
  const { length } = wordsOf(heading);
  if (length <= longestHeading) return undefined;
  return `the heading has ${length} characters, at most ${longestHeading}`;
}

/** Each section of a post, drafts aside, or of the article has to begin with a picture. */
export function sectionProblems({ posts, article }: Data): Problem[] {
  const shown = posts.filter(({ draft }) => !draft);
  return [...shown, article].flatMap(({ file, prose }) =>
    chaptersOf(prose.text)
      .chapters.filter(({ picture }) => !picture)
      .map(({ heading, line }) => ({
        file,
        line: prose.line + line,
        field: "",
        message: `"${heading}" needs a picture below its heading: ![words](scene:name) or ![words](name.jpg)`,
      })),
  );
}
