import type { Data } from "../load/collections.ts";
import { listPages } from "../pages/list-pages.ts";
import type { Page } from "../pages/page.ts";
import { endOfTime, publishedOn } from "../pages/publish.ts";
import { allRedirects } from "../pages/redirects.ts";

/** The published pages of earlier content whose addresses later content has neither as a page nor as a redirect. */
export function lostPages(before: Data, after: Data): Page[] {
  const now = publishedOn(after, endOfTime);
  const kept = [
    ...listPages(now).map(({ path }) => path),
    ...allRedirects(now).map(({ from }) => from),
  ].map((path) => path.toLowerCase());
  return listPages(publishedOn(before, endOfTime)).filter(
    ({ path }) => !kept.includes(path.toLowerCase()),
  );
}
