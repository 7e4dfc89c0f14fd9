import remarkPresetLintRecommended from "remark-preset-lint-recommended";
import { unified } from "unified";
import { sharedTree } from "../load/markdown.ts";

/** A problem of a text; `index` is the offset where it is mended. */
export type TextProblem = { index: number; message: string };

/**
 * The rules of remark-lint that find words which are rendered otherwise than typed, with the advice
 * for an editor. The other rules of the preset are about style, and are not listed.
 */
const advice: Record<string, string> = {
  "no-undefined-references":
    'has brackets that lead nowhere; write [words](/address), or "\\[" for a bracket that is shown',
  "no-unused-definitions":
    'is read as the address of a link, "[name]: address", that no link uses, and is not shown; write [words](/address), or "\\[" for a bracket that is shown',
  "no-duplicate-definitions":
    "gives another address for a name in brackets that has one above; keep one",
  "no-blockquote-without-marker":
    'is read as part of the quote above; begin it with "> ", or leave an empty line above it',
};

const linter = unified()
  .use(sharedTree)
  .use(remarkPresetLintRecommended)
  .use(function compileNothing() {
    this.compiler = () => "";
  })
  .freeze();

const known = new Map<string, TextProblem[]>();

/** The problems that rules of remark-lint find in a Markdown text; each text is linted once. */
export function lintProblems(text: string): TextProblem[] {
  const problems = known.get(text) ?? lint(text);
  known.set(text, problems);
  return problems;
}

function lint(text: string): TextProblem[] {
  return linter.processSync(text).messages.flatMap(({ ruleId = "", place }) => {
    const message = advice[ruleId];
    if (!message || !place) return [];
    const [start, end] = "start" in place ? [place.start, place.end] : [place, place];
    const [index = 0, stop = index] = [start.offset, end.offset];
    if (ruleId === "no-undefined-references" && isShownAsTyped(text, index, stop)) return [];
    return [{ index, message }];
  });
}

/** Whether brackets stand for themselves, "[sic]"; half links have rules of their own. */
function isShownAsTyped(text: string, start: number, end: number): boolean {
  const isOnePair = /^\[(?!\^)[^[\]]*\]$/.test(text.slice(start, end));
  const isHalf =
    /(?:(?<!<)!|[)\]])$/.test(text.slice(Math.max(0, start - 2), start)) || text[end] === ":";
  return /^ *\(/.test(text.slice(end)) || (isOnePair && !isHalf);
}
