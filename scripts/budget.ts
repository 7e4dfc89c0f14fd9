import type { Page } from "../site/pages/page.ts";

/** 1 KB is 1,000 bytes, after brotli at level 11. */
const KB = 1000;

/** What a page weighs, or may weigh at most, in bytes. */
export type Weight = {
  /** The page with its styles and inline scripts. */
  html: number;
  fonts: number;
  /** All JavaScript that the first action loads. */
  scripts: number;
};

/**
 * HTML includes the site's whole style sheet and Tailwind's class names as written, 4 KB more than
 * with only the styles that a page uses and short names: 25 ms on slow 4G, which saves some 700 lines
 * of build code. It also has the 3 KB of scripts that work at once (export/in-page), so that no page
 * waits for React's 127 KB to follow a link, copy a text or keep what was typed. Next's chunks are
 * loaded as they are: joined, they would be 5 KB less.
 */
const ordinary: Weight = {
  // An editor may add some sentences.
  html: 27 * KB,
  // 20 KB for words, 2 KB for the digits of prices.
  fonts: 22 * KB,
  scripts: 135 * KB,
};

/** What pages of a kind may weigh: `budget` of their record (site/pages/list-pages.ts). */
const budgets: Record<Page["budget"], Weight> = {
  ordinary,
  // Long texts and code; the home page has eight services, pictures of the product and a story; the
  // questions of Why stand there twice, to be read and as JSON-LD.
  long: { ...ordinary, html: 29.5 * KB },
  // Eight cards and the table of goals; a service's plans, three pictures of the product, a part of
  // its own, eleven questions, posts and closing ticket.
  service: { ...ordinary, html: 30.5 * KB },
  // The form brings the rules of phone numbers and its own checks. In which order modules stand,
  // which their folders decide, moves it by 0.2 KB.
  form: { ...ordinary, scripts: 181.5 * KB },
};

/** The budget of a page; pages without a record, such as the 404 page, have the ordinary one. */
export function budgetOf(page: Page | undefined): Weight {
  return budgets[page?.budget ?? "ordinary"];
}

/** A sentence for each limit that a page exceeds. */
export function excesses(weight: Weight, budget: Weight): string[] {
  const over = (name: string, size: number, limit: number) =>
    size > limit ? [`${name} ${kilobytes(size)} KB, at most ${kilobytes(limit)}`] : [];
  return [
    ...over("HTML and CSS", weight.html, budget.html),
    ...over("fonts", weight.fonts, budget.fonts),
    ...over("JavaScript after intent", weight.scripts, budget.scripts),
  ];
}

export function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
