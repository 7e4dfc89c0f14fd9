import { describe, expect, test } from "vitest";
import { loadWith } from "../../e2e/fixture/load-fixture.ts";
import { blogPagePath, blogPages } from "./blog-pages.ts";
import { trailOf } from "./breadcrumb.ts";
import { listPages } from "./list-pages.ts";

const { data } = loadWith({});
const [post] = data.posts;
if (!post) throw new Error("there is no post");

/** The site's pages with this number of posts. */
function pagesWith(count: number) {
  const posts = Array.from({ length: count }, (_, i) => ({ ...post, title: `Post ${i}` }));
  return listPages({ ...data, posts } as typeof data);
}

describe("the pages of the blog list", () => {
  test.each([
    [0, [0]],
    [8, [8]],
    [24, [24]],
    [25, [24, 1]],
    [72, [24, 24, 24]],
  ])("%i posts", (count, sizes) => {
    const posts = Array.from({ length: count }, (_, i) => i);
    expect(blogPages(posts).map((page) => page.length)).toEqual(sizes);
    expect(blogPages(posts).flat()).toEqual(posts);
  });

  test("are addresses of the site beyond 24 posts only, each with a title of its own", () => {
    const further = (count: number) =>
      pagesWith(count).filter(({ path }) => path.startsWith("/blog-lists/page/"));
    expect(further(24)).toEqual([]);
    const pages = further(60);
    expect(pages.map(({ path, canonical }) => [path, canonical])).toEqual([
      ["/blog-lists/page/2", "/blog-lists/page/2"],
      ["/blog-lists/page/3", "/blog-lists/page/3"],
    ]);
    expect(pages.map(({ title }) => title)).toEqual([
      `Blog for local businesses, page 2 | ${data.site.name}`,
      `Blog for local businesses, page 3 | ${data.site.name}`,
    ]);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(2);
  });

  test("have a trail in which no step leads to a page that is not there", () => {
    const findPage = (path: string) => pagesWith(60).find((page) => page.path === path);
    expect(trailOf(blogPagePath(2), "Home", findPage)).toMatchObject([
      { label: "Home", path: "/" },
      { label: "blog lists", path: "/blog-lists", name: data.blogList.heading },
      { label: "page" },
      { label: "2" },
    ]);
  });
});
