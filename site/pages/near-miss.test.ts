import { expect, test } from "vitest";
import { dataWith } from "../../e2e/fixture/load-fixture.ts";
import { listPages } from "./list-pages.ts";
import { nearMisses } from "./near-miss.ts";

const post = "/blog-lists/dont-pay-twice";

test.each([
  ["/Contact", "/contact"],
  ["/About/", "/about"],
  ["/Services/Digital-Flyer-App/", "/services/digital-flyer-app"],
  ["/SERVICEACHIEVEMENTS/STORAGE", "/serviceAchievements/storage"],
  ["/Blog-Lists/Dont-Pay-Twice", post],
  ["/blog-lists/Don't%20Pay%20Twice", post],
  ["/blog-lists/DON%E2%80%99T%20PAY%20TWICE", post],
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
  ...["/contact", "/nothing", "/", "/404", "/Blog-Lists/404", "/blog-lists", post],
  ...[
    "//Evil.com",
    "//Evil/",
    "//",
    "/404/",
    "//Evil",
    "/%2F%2Fevil",
    "/%5Cevil",
    "/Https:evil.com",
    "/%E0%A4%A",
  ],
  `/${"A".repeat(9000)}.`,
])("%s means nothing else", (path) => {
  expect(nearMisses(path)).toEqual([]);
});
