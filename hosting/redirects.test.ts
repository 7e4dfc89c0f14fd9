import { describe, expect, test } from "vitest";
import { listPages } from "../content/load/list-pages.ts";
import { loadContentFromDisk } from "../content/load/read-files.ts";
import { redirects, servicesRedirect } from "./redirects.ts";
import { redirectsFile } from "./redirects-file.ts";

const pages = listPages(loadContentFromDisk().data);

describe.each([
  ["as it is", redirects],
  ["with /services turned on", [...redirects, servicesRedirect]],
])("the list, %s", (_, list) => {
  const sources = list.map(({ from }) => from);

  test("has each address once", () => {
    expect(new Set(sources).size).toBe(sources.length);
  });

  test("has no chains", () => {
    expect(list.filter(({ to }) => sources.includes(to))).toEqual([]);
  });

  test("leads to canonical pages only", () => {
    const canonical: string[] = pages.map((page) => page.canonical);
    expect(list.filter(({ to }) => !canonical.includes(to))).toEqual([]);
  });
});

test("no address both redirects and is a page", () => {
  expect(pages.filter(({ path }) => redirects.some(({ from }) => from === path))).toEqual([]);
});

test("the hosts' file has a line per redirect, Next's patterns left out", () => {
  expect(
    redirectsFile([
      { source: "/:path+/", status: 308, headers: { Location: "/:path+" } },
      { source: "/old", status: 308, headers: { Location: "/new" } },
      { source: "/a", headers: { "X-Robots-Tag": "noindex" } },
    ]),
  ).toBe("/old /new 308\n");
});
