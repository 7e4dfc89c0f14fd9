import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination";

/** Where the links of the page with this number lead, in their order. */
function links(current: number, last: number): string[] {
  const { document } = parseHTML(
    renderToStaticMarkup(<Pagination current={current} last={last} />),
  );
  return [...document.querySelectorAll("a")].map((link) => {
    const said = ["rel", "aria-current", "href"].map((name) => link.getAttribute(name));
    return said.filter(Boolean).join(" ");
  });
}

test("the pages of the blog lead to the first, the last and the next to them", () => {
  expect(links(1, 2)).toEqual([
    "page /blog-lists",
    "/blog-lists/page/2",
    "next /blog-lists/page/2",
  ]);
  expect(links(2, 2)).toEqual(["prev /blog-lists", "/blog-lists", "page /blog-lists/page/2"]);
  expect(links(5, 9)).toEqual([
    "prev /blog-lists/page/4",
    "/blog-lists",
    "/blog-lists/page/4",
    "page /blog-lists/page/5",
    "/blog-lists/page/6",
    "/blog-lists/page/9",
    "next /blog-lists/page/6",
  ]);
});
