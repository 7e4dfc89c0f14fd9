import { anchorsOf } from "./anchors.ts";
import type { Data, Markdown } from "./kinds.ts";
import { listPages, type Page } from "./list-pages.ts";
import { outsideAddresses } from "./outside.ts";
import { didYouMean, type Problem } from "./problem.ts";

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

const markdownLink = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^)\s>]*)>?([^)]*)\)/g;

/** Every link and picture of a Markdown text. */
export function* markdownTargets(text: string) {
  for (const match of text.matchAll(markdownLink))
    yield {
      image: match[1] === "!",
      words: match[2] ?? "",
      // A name with spaces is no target to Markdown, which would show it as words.
      target: /^\s+[^\s"'(]/.test(match[4] ?? "") ? `${match[3]}${match[4]}` : (match[3] ?? ""),
      index: match.index,
    };
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
    problems.push({
      file,
      line: line + text.slice(0, index).split("\n").length - 1,
      field: "",
      message,
    });
  for (const { image, words, target, index } of markdownTargets(text)) {
    const wrong = targetProblem(target, file, image);
    if (wrong) add(index, wrong);
    if (words.trim() === "")
      add(
        index,
        image ? "the picture has no alternative text: ![words](…)" : "the link has no words",
      );
  }
  for (const { 1: target = "", index } of text.matchAll(
    /^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm,
  )) {
    const wrong = targetProblem(target, file);
    if (wrong) add(index, wrong);
  }
  for (const { index } of text.matchAll(/!\[[^\]]*\]\[/g))
    add(index, "write the picture's name right behind its words: ![words](name.jpg)");
  for (const { index } of text.matchAll(/^(?=[^\n|#>-][^\n]*\n {0,3}(?:=+|-+)[ \t]*$)/gm))
    add(
      index,
      'becomes a heading by the line of "=" or "-" below it; write "## " before it instead',
    );
  for (const { index } of text.matchAll(/^# /gm))
    add(index, 'begins with "# "; the page\'s title is its only heading of that rank, use "## "');
  for (const { 0: heading, index } of text.matchAll(/^#{2,6} .*/gm)) {
    const length = heading.replace(/^#+ /, "").length;
    if (length > longestHeading)
      add(index, `the heading has ${length} characters, at most ${longestHeading}`);
  }
  for (const { index } of text.matchAll(/<\/?[a-z][^>\n]*>/gi))
    add(index, "has an HTML tag; write Markdown only");
  return problems;
}
