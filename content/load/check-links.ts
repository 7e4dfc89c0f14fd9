import type { Heading } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { anchorsOf } from "./anchors.ts";
import type { Data, Markdown } from "./kinds.ts";
import { listPages, type Page } from "./list-pages.ts";
import { markdownTargets, offsetsOf, parseMarkdown } from "./markdown.ts";
import { outsideAddresses } from "./outside.ts";
import { didYouMean, type Problem } from "./problem.ts";
import { lineAt } from "./source.ts";

/**
 * Says what is wrong with the target of a link, or undefined.
 * @param shown the content that is on the site when the link is
 * @param all the content with drafts and later posts, to say why a page is not there
 */
export function targetChecker(shown: Data, all: Data, publicFiles?: ReadonlySet<string>) {
  const pages = new Map(listPages(shown).map((page) => [page.path, page]));
  const later = new Set(listPages(all).map(({ path }) => path));
  const outside = Object.keys(outsideAddresses(all.site));
  return (target: string, file: string): string | undefined => {
    if (target.startsWith("@")) {
      if (outside.includes(target.slice(1))) return undefined;
      return `site.yaml has no address "${target}"; allowed: ${outside.map((name) => `@${name}`).join(", ")}${didYouMean(
        target,
        outside.map((name) => `@${name}`),
      )}`;
    }
    if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(target)) return undefined;
    if (target.startsWith("#")) {
      const own = [...pages.values()].filter((page) => page.file === file);
      return own.length > 0 ? anchorProblem(target.slice(1), own) : undefined;
    }
    if (!target.startsWith("/") || target.startsWith("//"))
      return `"${target}" is no address; write "/page" for a page of this site, "https://…" or "@name" for another`;
    const path = target.replace(/[?#].*$/, "");
    const page = pages.get(path);
    if (page && page.canonical !== path) return `links to ${path}; write ${page.canonical} instead`;
    const [, anchor] = /#(.*)$/.exec(target) ?? [];
    if (page) return anchor ? anchorProblem(anchor, [page]) : undefined;
    if (later.has(path))
      return `${path} is not on the site yet, being a draft or dated later than this; publish it first, or take the link out`;
    if (publicFiles === undefined || publicFiles.has(path)) return undefined;
    return `there is no page or file at ${path}${didYouMean(path, [...pages.keys(), ...publicFiles])}`;
  };

  function anchorProblem(anchor: string, on: Page[]): string | undefined {
    const anchors = on.flatMap((page) => anchorsOf(page, shown));
    if (anchors.includes(anchor)) return undefined;
    return `there is no heading or item "#${anchor}" on ${on[0]?.path}${didYouMean(anchor, anchors)}`;
  }
}

/** Two lines on a phone. */
const longestHeading = 80;

/** Links, pictures, headings and stray HTML of a Markdown body, each at its own line. */
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
