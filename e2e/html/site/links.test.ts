import { expect, test } from "vitest";
import { isListed } from "../../../site/pages/page.ts";
import { all } from "../page.ts";
import { open, pages } from "./site.ts";

/** The paths that links of a page lead to. That each is there, the build has found (export/check-links.ts). */
const linkedFrom = (path: string) =>
  all(open(path), 'a[href^="/"]').map(
    (link) => new URL(link.getAttribute("href") ?? "", "http://localhost").pathname,
  );

test("no link leads to an address whose page repeats another", () => {
  const repeated = pages.filter(({ path, canonical }) => path !== canonical);
  const found = new Set(pages.flatMap(({ path }) => linkedFrom(path)));
  expect(repeated.filter(({ path }) => found.has(path))).toEqual([]);
});

test("three clicks lead from the home page to every page that is listed", () => {
  const paths = new Set(pages.map(({ path }) => path));
  const reached = new Set(["/"]);
  for (let click = 0; click < 3; click++)
    for (const path of reached.intersection(paths))
      for (const next of linkedFrom(path)) reached.add(next);
  expect(pages.filter((page) => isListed(page) && !reached.has(page.path))).toEqual([]);
});
