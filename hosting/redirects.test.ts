import { describe, expect, test } from "vitest";
import { nextRedirects, postRedirects } from "./redirects.ts";

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
