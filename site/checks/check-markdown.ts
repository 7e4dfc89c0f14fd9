import type { Data } from "../load/collections.ts";
import { markdownTargets, parseMarkdown } from "../load/markdown.ts";
import type { Problem } from "../load/problem.ts";
import { chaptersOf } from "../pages/chapters.ts";
import { ruleProblems, slipIn, type TextProblem } from "./markdown-rules.ts";

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

/** The problems of a field that shows its text as it is typed. */
export function plainProblems(text: string, checkTarget: CheckTarget): TextProblem[] {
  const targets = targetProblems(text, checkTarget);
  return targets.length > 0 ? targets : [slipIn("plain", text) ?? []].flat();
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
        message: `"${heading}" needs a picture below its heading: ![words](drawing:name) or ![words](name.jpg)`,
      })),
  );
}
