import type { Weight } from "./weigh-page.ts";

/** Bytes as sizes are given everywhere here: 1 KB is 1,000 bytes, after brotli. */
const KB = 1000;

/** The most that a page may weigh. */
export type Budget = {
  /** The page itself with its styles, inlined or not. */
  html: number;
  /** Everything that comes before the visitor does anything, fonts included. */
  total: number;
  /** Files of JavaScript before the visitor does anything. */
  scriptFiles: number;
  /** All JavaScript that the first move brings. */
  scripts: number;
};

const ordinary: Budget = { html: 20 * KB, total: 50 * KB, scriptFiles: 0, scripts: 130 * KB };

/** Pages that people read from top to bottom. */
const longReading: Partial<Budget> = { html: 26 * KB };

/** Pages with posters, the largest pictures that the site has. */
const poster: Partial<Budget> = { total: 60 * KB };

const kinds: [RegExp, Partial<Budget>][] = [
  [/^\/$/, { total: 60 * KB }],
  // Phone numbers with their countries, and the form's checks, come with it.
  [/^\/contact$/, { scripts: 180 * KB }],
  [/^\/(why-angel-app|privacy-policy|terms-and-conditions)$/, longReading],
  [/^\/dtransfer\/redmore$/, { ...longReading, ...poster }],
  [/^\/blog-lists(\/page\/|$)/, poster],
  [/^\/blog-lists\/(?!page\/)/, { ...longReading, ...poster }],
];

/** The budget of the page at this path: the ordinary one, and what its kind has of its own. */
export function budgetOf(path: string): Budget {
  const own = kinds.filter(([pattern]) => pattern.test(path)).map(([, budget]) => budget);
  return Object.assign({}, ordinary, ...own);
}

/** What a page's weight exceeds, in words; nothing where it keeps to its budget. */
export function excesses(weight: Weight, budget: Budget): string[] {
  const { html, css, scriptFilesBefore, scriptsAfter } = weight;
  const over = (what: string, size: number, limit: number) =>
    size > limit ? [`${what} ${kilobytes(size)} KB, at most ${kilobytes(limit)}`] : [];
  return [
    ...over("HTML and CSS", html + css, budget.html),
    ...over("everything", totalOf(weight), budget.total),
    ...(scriptFilesBefore > budget.scriptFiles
      ? [`${scriptFilesBefore} files of JavaScript before intent, at most ${budget.scriptFiles}`]
      : []),
    ...over("JavaScript after intent", scriptsAfter, budget.scripts),
  ];
}

/** Everything that came before intent. */
export function totalOf({ html, css, fonts, images, other, scriptsBefore }: Weight): number {
  return html + css + fonts + images + other + scriptsBefore;
}

export function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
