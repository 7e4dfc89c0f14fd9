import { describe, expect, test } from "vitest";
import { postAddress } from "./slug.ts";

const post = "/blog-lists/dont-pay-twice";
const posts = [post, "/blog-lists/local-seo"];

describe("the address of a post", () => {
  test.each([
    "/blog-lists/Don't%20Pay%20Twice",
    "/blog-lists/DON%E2%80%99T%20PAY%20TWICE",
    "/blog-lists/don't+pay+twice",
    "/blog-lists/Dont-Pay-Twice/",
    "/Blog-Lists/dont-pay-twice",
    "/blog-lists/dont-pay-twice/",
  ])("%s", (pathname) => {
    expect(postAddress(pathname, posts)).toBe(post);
    expect(postAddress(pathname)).toBe(post);
  });

  test.each([
    "/blog-lists/dont-pay-twice",
    "/blog-lists/No%20Such%20Post",
    "/blog-lists/%E0%A4",
    "/blog-lists/%20",
    "/blog-lists",
    "/blog-lists/dont-pay-twice/more",
    "/other/dont-pay-twice",
  ])("none for %s", (pathname) => {
    expect(postAddress(pathname, posts)).toBeUndefined();
  });

  test("without a list, an address in canonical form is left alone", () => {
    expect(postAddress("/blog-lists/no-such-post")).toBeUndefined();
    expect(postAddress("/blog-lists/No%20Such%20Post")).toBe("/blog-lists/no-such-post");
  });
});
