import { postAddress } from "../slug.ts";

/** Addresses of pages with capitals; all others are in lower case. */
const mixedCase = ["/serviceAchievements/storage"];

/** An address of a page: no file, no other host ("//example.com"). */
const ofPage = /^(?:\/[\w-]+)+$/;

/**
 * The addresses that a wrong one may mean: that of a post, by its title, and the same in the letter
 * case of pages, without a slash at the end. The caller finds out which of them exists.
 * @param pathname as in a URL, encoded
 */
export function nearMisses(pathname: string): string[] {
  const path = pathname.replace(/\/$/, "");
  const lower = path.toLowerCase();
  const page = mixedCase.find((known) => known.toLowerCase() === lower) ?? lower;
  return [...new Set([postAddress(path) ?? page, page])].filter(
    (address) => address !== pathname && ofPage.test(address) && !address.endsWith("/404"),
  );
}
