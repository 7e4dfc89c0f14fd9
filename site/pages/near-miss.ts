import { decoded } from "../characters.ts";
import { postAddress } from "./slug.ts";

/** In characters; the longest address of a page has a third of this. */
const maxLength = 500;

/** Addresses of pages with capitals; all others are in lower case. */
const mixedCase = ["/serviceAchievements/storage"];

/** Signs that stand behind an address in a sentence, a quotation or Markdown. */
const signs = new Set(".,;:!?…'\"`´‘’“”„‚«»‹›()[]{}<>*_~|\\/");

/** An address of a page: no file, no other host ("//example.com"). */
const ofPage = /^(?:\/[A-Za-z0-9-]+)+$/;

/**
 * The addresses that may be meant by one that is no page's: without the signs that prose leaves at its
 * end, then in lower case too; of a post, by its title. Whoever asks has to look which of them exists.
 * An address that is returned has no near misses that lead back, so that no redirect ends in a loop.
 * @param pathname as in a URL, encoded
 */
export function nearMisses(pathname: string): string[] {
  if (pathname.length > maxLength) return [];
  const path = withoutSigns(decoded(pathname)) || "/";
  const lower = path.toLowerCase();
  const inKnownCase = mixedCase.find((known) => known.toLowerCase() === lower) ?? lower;
  const likely = [postAddress(pathname), path === lower ? inKnownCase : path, inKnownCase];
  return [...new Set(likely)]
    .filter((candidate) => candidate !== undefined)
    .filter(
      (candidate) =>
        candidate !== pathname &&
        (candidate === "/" || ofPage.test(candidate)) &&
        !candidate.endsWith("/404"),
    );
}

function withoutSigns(path: string): string {
  let end = path.length;
  while (end > 0 && isLeftOver(path.charAt(end - 1))) end--;
  return path.slice(0, end);
}

/** White space and invisible characters (Unicode's "format") too. */
function isLeftOver(sign: string): boolean {
  return signs.has(sign) || /[\s\p{Cf}]/u.test(sign);
}
