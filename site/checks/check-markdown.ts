import type { Data } from "../load/collections.ts";
import { markdownTargets, parseMarkdown } from "../load/markdown.ts";
import type { Problem } from "../load/problem.ts";
import { chaptersOf } from "../pages/chapters.ts";
import type { TargetProblem } from "./check-targets.ts";
import { boxIn, ruleProblems, slipIn, type TextProblem } from "./markdown-rules.ts";

/**
 * The problems of a Markdown text: words that are rendered otherwise than typed, and links and
 * pictures that lead nowhere. If several are at one place, the first one says what is wrong.
 * @param depth rank of the heading above the text: 1 for the body of a page
 */
export function markdownProblems(
  text: string,
  targetProblem: TargetProblem,
  depth: number,
): TextProblem[] {
  const problems = new Map<number, TextProblem>();
  const found = [
    ...targetProblems(text, targetProblem),
    ...ruleProblems(parseMarkdown(text), text, depth),
  ];
  const box = found.length === 0 && boxIn(text, ', and begin each line of a list with "- "');
  if (box) found.push(box);
  for (const problem of found)
    if (!problems.has(problem.index)) problems.set(problem.index, problem);
  return [...problems.values()].sort((a, b) => a.index - b.index);
}

function targetProblems(text: string, targetProblem: TargetProblem): TextProblem[] {
  return markdownTargets(text).flatMap(({ image, target, index }) => {
    const message = targetProblem(target, image);
    return message ? [{ index, message }] : [];
  });
}

/** The problems of a field that shows its text as it is typed. */
export function plainProblems(text: string, targetProblem: TargetProblem): TextProblem[] {
  const targets = targetProblems(text, targetProblem);
  return targets.length > 0 ? targets : [slipIn("plain", text) ?? boxIn(text) ?? []].flat();
}

/** Each section of a post, drafts aside, or of the article has to begin with a picture. */
export function sectionProblems({ posts, article }: Data): Problem[] {
  const published = posts.filter(({ draft }) => !draft);
  return [...published, article].flatMap(({ file, prose }) =>
    chaptersOf(prose.text)
      .chapters.filter(({ picture }) => !picture)
      .map(({ heading, line }) => ({
        file,
        line: prose.line + line,
        field: ["body"],
        message: `"${heading}" needs a picture below its heading: ![words](drawing:name) or ![words](name.jpg)`,
      })),
  );
}
