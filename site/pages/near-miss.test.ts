import { expect, test } from "vitest";
import { dataWith } from "../../e2e/fixture/load-fixture.ts";
import { listPages } from "./list-pages.ts";
import { nearMisses } from "./near-miss.ts";

const post = "/blog-lists/dont-pay-twice";

test.each([
  ["/Contact", "/contact"],
  ["/Services/Digital-Flyer-App", "/services/digital-flyer-app"],
  ["/contact.", "/contact"],
  ["/contact).", "/contact"],
  ["/services/cloud-storage,", "/services/cloud-storage"],
  ["/contact%E2%80%8B", "/contact"],
  ["/contact%EF%BB%BF", "/contact"],
  ["/contact%E2%80%9D", "/contact"],
  ["/contact%22", "/contact"],
  ["/contact'", "/contact"],
  ["/contact/)", "/contact"],
  ["/contact%20", "/contact"],
  ["/CONTACT%E2%80%A6", "/contact"],
  ["/)", "/"],
  ["/serviceAchievements/storage.", "/serviceAchievements/storage"],
  ["/serviceachievements/storage", "/serviceAchievements/storage"],
  ["/SERVICEACHIEVEMENTS/STORAGE)", "/serviceAchievements/storage"],
  ["/blog-lists/dont-pay-twice)", post],
  ["/Blog-Lists/Dont%20Pay%20Twice%E2%80%8B", post],
  ["/blog-lists/Don't%20Pay%20Twice", post],
  ["/blog-lists/DON%E2%80%99T%20PAY%20TWICE", post],
  ["/blog-lists/don't+pay+twice", post],
  ["/blog-lists/Dont-Pay-Twice/", post],
  ["/blog-lists/dont-pay-twice/", post],
])("%s may mean %s", (path, meant) => {
  expect(nearMisses(path)).toContain(meant);
  // No redirect ends in a loop.
  for (const other of nearMisses(path)) expect(nearMisses(other)).not.toContain(path);
});

test("every page's address in small letters leads to the page", () => {
  const paths = listPages(dataWith({})).map(({ path }) => path);
  const withCapitals = paths.filter((path) => /[A-Z]/.test(path));
  expect(withCapitals).not.toEqual([]);
  for (const path of withCapitals) expect(nearMisses(path.toLowerCase())).toContain(path);
});

test.each([
  ...["/contact", "/nothing", "/", "/404.", "/Blog-Lists/404", "/blog-lists", post, `${post}/more`],
  ...["//evil.com", "//Evil", "//evil.", "/%2F%2Fevil", "/%5Cevil", "/@evil.com)"],
  ...["/https:evil.com", "/about;x", "/about%00", "/%E0%A4%A", "/wp-login.PHP"],
  `/${"A".repeat(9000)}`,
  `/contact${")".repeat(9000)}`,
])("%s means nothing else", (path) => {
  expect(nearMisses(path)).toEqual([]);
});
