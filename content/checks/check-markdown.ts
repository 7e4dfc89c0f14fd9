import type { Heading } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Data, Markdown } from "../load/kinds.ts";
import { markdownTargets, offsetsOf, parseMarkdown } from "../load/markdown.ts";
import type { Problem } from "../load/problem.ts";
import { lineAt } from "../load/source.ts";
import { sectionsOf } from "../site/sections.ts";

/** In characters: two lines on a phone. */
const longestHeading = 80;

/** Problems of the links, pictures, headings and HTML of a Markdown body, each at its line. */
export function bodyProblems(
  { file, line, text }: Markdown,
  targetProblem: (target: string, file: string, image?: boolean) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const add = (index: number, message: string) =>
    problems.push({ file, line: line + lineAt(text, index) - 1, field: "", message });
  for (const { image, words, target, index } of markdownTargets(text)) {
    const wrong = targetProblem(target, file, image);
    if (wrong) add(index, wrong);
    if (words.trim() === "")
      add(
        index,
        image ? "the picture has no alternative text: ![words](…)" : "the link has no words",
      );
  }
  visit(parseMarkdown(text), (node) => {
    const [index] = offsetsOf(node);
    if (node.type === "definition") {
      const wrong = targetProblem(node.url, file);
      if (wrong) add(index, wrong);
    }
    if (node.type === "footnoteDefinition") add(index, "is a footnote; write it into the text");
    if (node.type === "imageReference" || (node.type === "text" && /!\[.*\]\[/.test(node.value)))
      add(index, "write the picture's name right behind its words: ![words](name.jpg)");
    if (node.type === "html") {
      const tag = node.value.search(/<\/?[a-z]/i);
      if (tag >= 0) add(index + tag, "has an HTML tag; write Markdown only");
    }
    if (node.type === "heading") {
      const wrong = headingProblem(node, text[index] === "#");
      if (wrong) add(index, wrong);
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

/** Each section of a post or article has to begin with a picture. */
export function sectionProblems({ posts, article }: Data): Problem[] {
  return [...posts, article].flatMap(({ file, prose }) =>
    sectionsOf(prose.text)
      .sections.filter(({ picture }) => !picture)
      .map(({ heading, line }) => ({
        file,
        line: prose.line + line,
        field: "",
        message: `"${heading}" needs a picture below its heading: ![words](scene:name) or ![words](name.jpg)`,
      })),
  );
}
