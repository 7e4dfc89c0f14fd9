import { readFileSync } from "node:fs";
import { join } from "node:path";
import { targetChecker } from "../content/checks/check-targets.ts";
import { contentRoot, publicFiles } from "../content/load/files.ts";
import type { Data } from "../content/load/kinds.ts";
import type { Problem } from "../content/load/problem.ts";
import { readSource } from "../content/load/source.ts";
import { listPages } from "../content/site/list-pages.ts";
import { publishedOn } from "../content/site/publish.ts";
import {
  editorsRedirects,
  postRedirects,
  redirects,
  type SiteRedirect,
  servicesRedirect,
} from "./redirects.ts";

const file = "hosting/redirects.ts";

/**
 * Problems of the redirects in `hosting/redirects.ts` and `content/redirects.yaml`: each has to lead
 * in one hop to a published page, from an address that has no page.
 * @param all all content, drafts included
 * @param today the day of the build, by which a post is published or not
 */
export function redirectProblems(
  all: Data,
  today: string,
  list: readonly SiteRedirect[] = redirects,
): Problem[] {
  const shown = publishedOn(all, today);
  // Next matches addresses in any letter case.
  const pages = new Set(listPages(shown).map(({ path }) => path.toLowerCase()));
  const targetProblem = targetChecker(shown, all, publicFiles());
  const own = editorsRedirects(all);
  const every = [...list, ...own, ...postRedirects(shown.posts)];
  const from = (address: string) => every.filter((each) => sameAddress(each.from, address));
  const problemOf = (redirect: SiteRedirect) => {
    const [next] = from(redirect.to);
    if (next && (next === redirect || sameAddress(next.to, redirect.from)))
      return 'leads in a loop; take the line out, or write another "to"';
    if (next) return `leads to ${next.from}, which redirects in its turn; write "to: ${next.to}"`;
    if (from(redirect.from).length > 1)
      return "redirects twice; keep one of the two lines with this address";
    // The setting of servicesRedirect hides its page on purpose.
    if (pages.has(redirect.from.toLowerCase()) && redirect !== servicesRedirect)
      return "is a page of the site, which nobody would see any more; take the line out";
    // The check of the content names a target in redirects.yaml that is no page.
    return own.includes(redirect) ? undefined : targetProblem(redirect.to, file);
  };
  return [...list, ...own].flatMap((redirect) => {
    const message = problemOf(redirect);
    return message ? [{ ...placeOf(redirect, own.indexOf(redirect)), message }] : [];
  });
}

/** File, line and field of a redirect. @param index in redirects.yaml; -1 for one of the code */
function placeOf(redirect: SiteRedirect, index: number): Omit<Problem, "message"> {
  if (index < 0) return { file, line: lineOf(redirect), field: redirect.from };
  const path = ["redirects", index, "from"];
  const text = readFileSync(join(contentRoot(), "content/redirects.yaml"), "utf8");
  const source = readSource("content/redirects.yaml", text);
  return { file: source.file, line: source.lineOf(path), field: path.join(".") };
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.replace(/[?#].*/, "").toLowerCase();
}

function lineOf({ from }: SiteRedirect): number {
  const lines = readFileSync(join(process.cwd(), file), "utf8").split("\n");
  return lines.findIndex((line) => line.includes(`"${from}"`)) + 1 || 1;
}
