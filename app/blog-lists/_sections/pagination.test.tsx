import { fromHtml } from "hast-util-from-html";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { Pagination } from "./pagination";

/** Where the links of the page with this number lead, in their order. */
function links(current: number, last: number): string[] {
  const said: string[] = [];
  const markup = renderToStaticMarkup(<Pagination current={current} last={last} />);
  visit(fromHtml(markup), { tagName: "a" }, ({ properties: { rel, ariaCurrent, href } }) => {
    said.push([rel, ariaCurrent, href].flat().filter(Boolean).join(" "));
  });
  return said;
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
