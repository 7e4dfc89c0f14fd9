import { describe, expect, test } from "vitest";
import { postAddress } from "./slug.ts";

const post = "/blog-lists/dont-pay-twice";

describe("the address of a post", () => {
  test.each([
    "/blog-lists/Don't%20Pay%20Twice",
    "/blog-lists/DON%E2%80%99T%20PAY%20TWICE",
    "/blog-lists/don't+pay+twice",
    "/blog-lists/Dont-Pay-Twice/",
    "/Blog-Lists/dont-pay-twice",
    "/blog-lists/dont-pay-twice/",
  ])("%s", (pathname) => {
    expect(postAddress(pathname)).toBe(post);
  });

  test.each([
    "/blog-lists/dont-pay-twice",
    "/blog-lists/%20",
    "/blog-lists",
    "/blog-lists/dont-pay-twice/more",
    "/other/dont-pay-twice",
  ])("none for %s", (pathname) => {
    expect(postAddress(pathname)).toBeUndefined();
  });

  test("whether there is such a post is for others to find out", () => {
    expect(postAddress("/blog-lists/no-such-post")).toBeUndefined();
    expect(postAddress("/blog-lists/No%20Such%20Post")).toBe("/blog-lists/no-such-post");
  });
});
