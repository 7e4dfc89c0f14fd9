import { visit } from "unist-util-visit";
import type { Data } from "../load/collections.ts";
import { markdownTargets, offsetsOf, parseMarkdown } from "../load/markdown.ts";
import type { Problem } from "../load/problem.ts";
import { chaptersOf } from "../pages/chapters.ts";
import { lintProblems, type TextProblem } from "./lint-markdown.ts";
import { ruleProblems } from "./markdown-rules.ts";
import { plainSlipIn, withHtml } from "./markdown-slips.ts";

/** The problem of the target of a link or picture, if any. */
type CheckTarget = (target: string, image: boolean) => string | undefined;

/**
 * The problems of a Markdown text: words that are rendered otherwise than typed, and links and
 * pictures that lead nowhere. Of several at the same place, the first one says what is wrong.
 * @param depth rank of the heading above the text: 1 for the body of a page
 */
export function markdownProblems(
  text: string,
  checkTarget: CheckTarget,
  depth: number,
): TextProblem[] {
  const problems = new Map<number, TextProblem>();
  const found = [
    ...lintProblems(text),
    ...targetProblems(text, checkTarget),
    ...ruleProblems(parseMarkdown(text), text, depth),
  ];
  for (const problem of found)
    if (!problems.has(problem.index)) problems.set(problem.index, problem);
  return [...problems.values()].sort((a, b) => a.index - b.index);
}

function targetProblems(text: string, checkTarget: CheckTarget): TextProblem[] {
  return markdownTargets(text).flatMap(({ image, target, index }) => {
    const message = checkTarget(target, image);
    return message ? [{ index, message }] : [];
  });
}

/** The problems of a Markdown text, without those of its targets. */
export function syntaxProblems(text: string, depth = 1): TextProblem[] {
  return [...lintProblems(text), ...ruleProblems(parseMarkdown(text), text, depth)];
}

/** The problems of a field that shows its text as it is typed. */
export function plainProblems(text: string, checkTarget: CheckTarget): TextProblem[] {
  const targets = targetProblems(text, checkTarget);
  if (targets.length > 0) return targets;
  // Parsing takes long, and few of the fields have a sign of Markdown.
  if (!/[<`*_~{}[&]/.test(text)) return [];
  return [plainSlipIn(text) ?? markProblem(text) ?? []].flat();
}

/** Marks of Markdown, by the kind of node that they make. */
const marks = ["strong", "emphasis", "delete", "inlineCode", "link", "image"];

/** The problem of marks that are shown, since the field is not rendered as Markdown. */
function markProblem(text: string): TextProblem | undefined {
  const found: TextProblem[] = [];
  if (/\*\*|`|~~/.test(text)) found.push({ index: 0, message: marksAreShown });
  visit(parseMarkdown(text), (node) => {
    const [index, end] = offsetsOf(node);
    const source = text.slice(index, end);
    if (node.type === "html") found.unshift({ index, message: withHtml });
    // A bare address is a link too, and "2*3*4" a sum.
    else if (marks.includes(node.type) && /^[[!*_~`].*\p{L}/u.test(source))
      found.push({ index, message: marksAreShown });
  });
  return found[0];
}

const marksAreShown =
  'has marks of Markdown, like "**" or "[words](…)", which this field shows as it is typed; write the words alone';

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
        message: `"${heading}" needs a picture below its heading: ![words](drawing:name) or ![words](name.jpg)`,
      })),
  );
}
