import type { Weight } from "./weigh-page.ts";

/** 1 KB is 1,000 bytes, after brotli at level 11. */
const KB = 1000;

/** The most that a page may weigh, in bytes. */
export type Budget = {
  /** The page with its styles, inlined or not. */
  html: number;
  fonts: number;
  /** All files before the visitor's first action, fonts included. */
  total: number;
  /** How many files of JavaScript come before the first action. */
  scriptFiles: number;
  /** All JavaScript that the first action loads. */
  scripts: number;
};

/**
 * HTML includes the site's whole style sheet and Tailwind's class names as written: the home page is
 * 23.8 KB, 4 KB more than with only the styles that it uses and short names. That costs 25 ms on slow
 * 4G, and saves some 700 lines of build code. Next's chunks are loaded as they are: joined, they
 * would be 5 KB less.
 */
const ordinary: Budget = {
  // An editor may add some sentences.
  html: 24.5 * KB,
  // 20 KB for words, 2 KB for the digits of prices.
  fonts: 22 * KB,
  total: 50 * KB,
  scriptFiles: 0,
  scripts: 140 * KB,
};

/** Pages of long text, or of code. */
const longReading: Partial<Budget> = { html: 26 * KB };

const kinds: [RegExp, Partial<Budget>][] = [
  // Eight cards and the table of goals; a service's plans, eleven questions, posts and closing ticket.
  [/^\/(products|services(\/.*)?|serviceAchievements\/storage)$/, longReading],
  // The form brings the rules of phone numbers and its own checks.
  [/^\/contact$/, { scripts: 185 * KB }],
  // Why has thirteen answers twice, to be read and as JSON-LD.
  [/^\/(why-angel-app|documents|privacy-policy|terms-and-conditions)$/, longReading],
  [/^\/dtransfer\/redmore$/, longReading],
  [/^\/blog-lists\/(?!page\/)/, longReading],
];

/** The budget of the page at a path: the ordinary one, with the exceptions of its kind. */
export function budgetOf(path: string): Budget {
  const own = kinds.filter(([pattern]) => pattern.test(path)).map(([, budget]) => budget);
  return Object.assign({}, ordinary, ...own);
}

/** A sentence for each limit that a page exceeds. */
export function excesses(weight: Weight, budget: Budget): string[] {
  const { html, css, fonts, scriptFilesBefore, scriptsAfter } = weight;
  const over = (name: string, size: number, limit: number) =>
    size > limit ? [`${name} ${kilobytes(size)} KB, at most ${kilobytes(limit)}`] : [];
  return [
    ...over("HTML and CSS", html + css, budget.html),
    ...over("fonts", fonts, budget.fonts),
    ...over("everything", totalOf(weight), budget.total),
    ...(scriptFilesBefore > budget.scriptFiles
      ? [`${scriptFilesBefore} files of JavaScript before intent, at most ${budget.scriptFiles}`]
      : []),
    ...over("JavaScript after intent", scriptsAfter, budget.scripts),
  ];
}

/** All bytes before intent. */
export function totalOf({ html, css, fonts, images, other, scriptsBefore }: Weight): number {
  return html + css + fonts + images + other + scriptsBefore;
}

export function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
