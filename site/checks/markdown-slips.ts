import type { TextProblem } from "./lint-markdown.ts";

export const withHtml = "has HTML, a tag or a comment (<…>); take it out, and write Markdown only";

type Slip = [pattern: RegExp, message: string];

const halfFact: Slip = [
  /\{\{(?![^{}\n]*\}\})|(?<!\{\{[^{}\n]*)\}\}/,
  "has half a fact; write {{name}} with two braces on each side",
];
// Of Word: "<![endif]-->", "<o:p>".
const tagOfWord: Slip = [/(?<!\\)<(?:!|\/?[a-z]\w*:\w+ *\/?>)/i, withHtml];

/** Slips in a text's source, by the kind of node that it became. */
const slips: Record<string, Slip[]> = {
  html: [[/</, withHtml]],
  blockquote: [[/^>(?=\d)/, 'becomes a quote by its ">"; write "\\>" for the sign']],
  code: [
    [/^(?!```|~~~)/, "is shown as code, by the spaces before it; take them out"],
    [
      /^(`{3,}(?!`)|~{3,}(?!~))(?![\s\S]*\n *\1[`~]*\s*$)/,
      "the code has no end; close it with ```",
    ],
  ],
  paragraph: [
    [/^ {0,3}#{2,6}(?=[^#\s])/m, 'the heading needs a space behind "##"'],
    [/^[ \t]*[＃＞｜]/m, 'begins with a sign of another script; write "## ", "> " or "| "'],
    [
      /(?<![\\`])<(?:https?|mailto):[^\s<>]*(?=\s)/,
      'the address has a space in it, or no ">" behind it; write <https://example.com>',
    ],
    [/^ *\|.*\| *$/m, "the table needs a line |---|---| below its first, with as many cells"],
    [
      /^[ \t]*(?:[–‐‑‒−•‣◦∙·●○▪▫■□►➤\p{Co}]\s|(?:＊(?!＊)|[＋－]))/mu,
      'begins with a sign that makes no list; write "- " in its place',
    ],
    [
      /^[ \t]*(?:(?![0-9])\p{Nd}+[.)．）、]|\d{1,2}[．）、])/mu,
      'begins with a number of another script; write "1. " for a list',
    ],
    [
      /^[ \t]*(?:-(?=\p{L})|\d{1,2}[.)](?=\p{Lu}\p{Ll}))/mu,
      'a list needs a space behind its mark; write "- one" or "1. one"',
    ],
    [
      /\n[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+\S/,
      "is shown in one line with the words above; a list needs an empty line above it, and no spaces before it",
    ],
    [
      /^[ \t]*(?:([^\p{L}\p{N}\s\p{Ps}\p{Pi}"'*_`~!|>#&$+-])[ \t].*\n[ \t]*\1[ \t]|(?:[a-z][.)]|\([a-z\d]+\)|[①-⑳])[ \t].*\n[ \t]*(?:[a-z][.)]|\([a-z\d]+\)|[①-⑳])[ \t])/imu,
      'is shown in one line; write "- " or "1. " before each entry of a list',
    ],
  ],
  text: [
    halfFact,
    tagOfWord,
    [/(?<!\\)\*\*/, 'bold words stand between two "**", without a space inside'],
    [/(?<!\\)`/, 'code stands between two "`"'],
    [/\]\((?![^\])\n]*\))/, "the link has no end; write [words](/address)"],
    [/[\]］]（|］ ?\(/, "the link has brackets of another script; write [words](/address)"],
    [/＊＊/, 'has a "＊" of another script; bold words stand between two "**"'],
    [/\] +\((?=[/@#]|https:)/, "the link has a space in it; write [words](/address)"],
    [/(?<!\\)~~/, 'struck words stand between two "~~", without a space inside'],
    [
      /(?<![\\*\p{L}\p{N}])\*(?=[^\s*])|(?<![\\*])\*(?=[\p{L}\p{N}("'“‘])[^*\n]*[^\s\\*]\*(?!\*)/u,
      'has a "*" that is shown; italics stand between two "*", with a space or a sign on each side, and "\\*" is a star',
    ],
    [
      /(?<![\p{L}\p{N}\\_])_(?=[\p{L}\p{N}("'“‘])[^_\n]*[^\s\\_]_(?!_)|(?<=[\p{L}\p{N}])_[\p{L}\p{N}][^_\s]*_(?![\p{L}\p{N}_])/u,
      'has a "_" that is shown; italics stand between two "_", with a space or a sign on each side, and "\\_" is a line',
    ],
  ],
};

/** Slips in a text that is shown as it is typed. */
const slipsOfPlainText: Slip[] = [
  halfFact,
  tagOfWord,
  [
    /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    'has a sign by its name, like "&amp;", which this field shows as it is typed; write the sign itself',
  ],
];

/** The first slip in the source of a node. */
export function slipIn(type: string, source: string): TextProblem | undefined {
  return firstOf(slips[type] ?? [], source);
}

/** The first slip in a text that is shown as it is typed. */
export function plainSlipIn(text: string): TextProblem | undefined {
  return firstOf(slipsOfPlainText, text);
}

function firstOf(list: Slip[], source: string): TextProblem | undefined {
  for (const [pattern, message] of list) {
    const index = source.search(pattern);
    if (index >= 0) return { index, message };
  }
  return undefined;
}
