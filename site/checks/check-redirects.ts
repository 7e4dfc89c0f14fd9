import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";
import { endOfTime, publishedOn } from "../pages/publish.ts";
import { allRedirects } from "../pages/redirects.ts";

/**
 * No redirect hides a page, repeats another or leads in a loop. That its target is a page, and not a
 * moved one, is checked as for every link (check-targets.ts). Scheduled posts count: what is in
 * order stays so.
 */
export function checkRedirects(data: Data, report: Report): void {
  const shown = publishedOn(data, endOfTime);
  const all = allRedirects(shown);
  const { file, redirects } = data.redirects;
  // An address that repeats another page may lead to one instead.
  const pages = listPages(shown).filter(({ path, canonical }) => path === canonical);
  for (const [index, { from, to, off }] of redirects.entries()) {
    if (off) continue;
    const path = ["redirects", index, "from"];
    const next = all.find((each) => sameAddress(each.from, to));
    if (next && (sameAddress(from, to) || sameAddress(next.to, from)))
      report(file, path, 'leads in a loop; take it out, or write another "to"');
    if (all.filter((each) => sameAddress(each.from, from)).length > 1)
      report(file, path, "redirects twice; keep one of the two with this address");
    if (pages.some((page) => sameAddress(page.path, from)))
      report(file, path, "is a page of the site, which nobody would see any more; take it out");
  }
}

/** Whether two addresses are one for Next, which matches them in any letter case. */
function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.replace(/#.*/, "").toLowerCase();
}
