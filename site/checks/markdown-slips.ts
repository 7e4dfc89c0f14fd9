import type { TextProblem } from "./lint-markdown.ts";

export const withHtml = "has HTML, a tag or a comment (<…>); take it out, and write Markdown only";

type Slip = [pattern: RegExp, message: string];

const halfFact: Slip = [
  /\{\{(?![^{}\n]*\}\})|(?<!\{\{[^{}\n]*)\}\}/,
  "has half a fact; write {{name}} with two braces on each side",
];

/** Slips in a text's source, by the kind of node that it became. */
const slips: Record<string, Slip[]> = {
  html: [[/</, withHtml]],
  code: [[/^(?!```|~~~)/, "is shown as code, by the spaces before it; take them out"]],
  paragraph: [
    [/^ {0,3}#{2,6}(?=[^# \n])/m, 'the heading needs a space behind "##"'],
    [/^ *\|.*\| *$/m, "the table needs a line |---|---| below its first, with as many cells"],
    [
      /^[ \t]*[–•·●○▪■\p{Co}]\s/mu,
      'begins with a sign that makes no list; write "- " in its place',
    ],
    [
      /^[ \t]*(?:-(?=\p{L})|\d{1,2}[.)](?=\p{Lu}\p{Ll}))/mu,
      'a list needs a space behind its mark; write "- one" or "1. one"',
    ],
  ],
  text: [
    halfFact,
    [/(?<!\\)\*\*/, 'bold words stand between two "**", without a space inside'],
    [/\]\((?![^\])\n]*\))/, "the link has no end; write [words](/address)"],
    [/\] +\((?=[/@#]|https:)/, "the link has a space in it; write [words](/address)"],
  ],
};

/** The first slip in the source of a node. */
export function slipIn(type: string, source: string): TextProblem | undefined {
  return firstOf(slips[type] ?? [], source);
}

/** The first slip in a text that is shown as it is typed. */
export function plainSlipIn(text: string): TextProblem | undefined {
  return firstOf([halfFact], text);
}

function firstOf(list: Slip[], source: string): TextProblem | undefined {
  for (const [pattern, message] of list) {
    const index = source.search(pattern);
    if (index >= 0) return { index, message };
  }
  return undefined;
}
