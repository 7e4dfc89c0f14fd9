import { describe, expect, test } from "vitest";
import { listPages } from "../content/load/list-pages.ts";
import { loadContentFromDisk } from "../content/load/read-files.ts";
import { nextRedirects, postRedirects, redirects, servicesRedirect } from "./redirects.ts";

const { data } = loadContentFromDisk();
const pages = listPages(data);
const all = [...redirects, ...postRedirects(data.posts)];

describe.each([
  ["as it is", all],
  ["with /services turned on", [...all, servicesRedirect]],
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
  const sources = all.map(({ from }) => from.toLowerCase());
  expect(pages.filter(({ path }) => sources.includes(path.toLowerCase()))).toEqual([]);
});

describe("a post's old address", () => {
  test("is its title, encoded, and leads to the post", () => {
    expect(postRedirects([{ title: "Is 50% Off (or More) Too Much?" }])).toEqual([
      {
        from: "/blog-lists/Is%2050%25%20Off%20(or%20More)%20Too%20Much%3F",
        to: "/blog-lists/is-50-off-or-more-too-much",
      },
    ]);
  });

  test("is none where it is the address but for letter case", () => {
    expect(postRedirects([{ title: "Sustainability" }])).toEqual([]);
  });

  test("is no sign of Next's patterns", () => {
    expect(nextRedirects([{ from: "/(a)*", to: "/b" }])).toEqual([
      { source: "/\\(a\\)\\*", destination: "/b", permanent: true },
    ]);
  });
});
