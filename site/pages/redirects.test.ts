import { describe, expect, test } from "vitest";
import { allRedirects, nextRedirects, postRedirects } from "./redirects.ts";

describe("a post's old address", () => {
  test("is its title, encoded, and leads to the post", () => {
    const file = "content/blog/is-50-off-or-more-too-much.md";
    expect(postRedirects([{ file, title: "Is 50% Off (or More) Too Much?" }])).toEqual([
      {
        from: "/blog-lists/Is%2050%25%20Off%20(or%20More)%20Too%20Much%3F",
        to: "/blog-lists/is-50-off-or-more-too-much",
      },
    ]);
  });

  test("is none where it is the address but for letter case", () => {
    const file = "content/blog/sustainability.md";
    expect(postRedirects([{ file, title: "Sustainability" }])).toEqual([]);
  });

  test("stays after its title and its file's name have changed", () => {
    const post = { file: "content/blog/new-name.md", title: "New Name" };
    const to = "/blog-lists/new-name";
    expect(postRedirects([{ ...post, formerly: ["Old Title", "older-name"] }])).toEqual(
      ["New%20Name", "Old%20Title", "old-title", "older-name"].map((name) => ({
        from: `/blog-lists/${name}`,
        to,
      })),
    );
  });

  test("gives way to a post that has the address now", () => {
    const moved = { file: "content/blog/b.md", title: "B", formerly: ["a"] };
    expect(postRedirects([{ file: "content/blog/a.md", title: "A" }, moved])).toEqual([]);
  });

  test("the characters of Next's path patterns are escaped", () => {
    expect(nextRedirects([{ from: "/(a)*", to: "https://b.example:80/c:d?e=f:g" }])).toEqual([
      { source: "/\\(a\\)\\*", destination: "https://b.example:80/c%3ad?e=f:g", permanent: false },
    ]);
  });
});

test("the address of the former feed leads to the feed", () => {
  expect(allRedirects({ posts: [], redirects: { redirects: [] } })).toEqual([
    { from: "/blog-lists/feed.rss", to: "/blog-lists/feed.atom" },
  ]);
});
