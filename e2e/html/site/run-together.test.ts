import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { all, isBlock, isSilent } from "../page.ts";
import { open, pages } from "./site.ts";

/**
 * Where a page's text runs together for who reads it without its styles: search engines, answer
 * engines, a copy as plain text. Blocks are apart by themselves. Two pieces of text with an inline
 * element's edge between them need a blank, unless a sign holds them together, as in "$" + "75",
 * "75" + ".00" and "(" + "here" + ")".
 * @returns the two pieces' ends: "14:30 PM" is said as "1|4:30 PM"
 */
function runTogether(within: Node): string[] {
  const found: string[] = [];
  /** The text before an inline edge; undefined behind a block's. */
  let before: string | undefined;
  let hasEdge = false;
  const read = (node: Node): void => {
    if (node.nodeType === 3) {
      const text = node.textContent ?? "";
      if (text === "") return;
      if (
        hasEdge &&
        before !== undefined &&
        /[^\s($“‘]$/.test(before) &&
        /^[^\s.,;:!?)%”’]/.test(text)
      )
        found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      before = text;
      hasEdge = false;
      return;
    }
    const name = node.nodeName.toLowerCase();
    // Code is written without blanks between its coloured words.
    if (node.nodeType !== 1 || isSilent(name) || name === "pre") return;
    const edge = () => {
      hasEdge = true;
      if (isBlock(name)) before = undefined;
    };
    edge();
    for (const child of node.childNodes) read(child);
    edge();
  };
  read(within);
  return found;
}

test.each([
  ["<p><span>1</span><span>4:30 PM</span></p>", ["1|4:30 PM"]],
  ["<p>Sourdough<b>$6.50</b></p>", ["Sourdough|$6.50"]],
  ["<a>Login</a><a>Sign up</a>", ["Login|Sign up"]],
  ["<p>by the team<svg><path/></svg><time>May 4</time></p>", ["by the team|May 4"]],
  ["<p><span>1</span> <span>4:30 PM</span></p>", []],
  ["<li>One</li><li>Two</li><h2>Heading</h2>Text", []],
  ["<p>1<!-- -->. <span>$</span>75<span>.00</span></p>", []],
  ["<p>Ask <a>us</a>, or (<a>read</a>) “<b>this</b>”.</p>", []],
  ["<pre><span>a</span><span>b</span></pre>", []],
])("in %s, what runs together is %j", (html, found) => {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  expect(runTogether(document.body)).toEqual(found);
});

test("no words of a page run together", () => {
  for (const path of [...pages.map(({ path }) => path), "/404", "/blog-lists/404"])
    expect(runTogether(open(path).body), path).toEqual([]);
});

test("a page's text has a plan's price once, and a link with variants for devices once", () => {
  for (const { path } of pages) {
    const prices = all(open(path), "p.font-price").map((price) => price.textContent ?? "");
    expect(
      prices.filter((price) => !/^(Free|\$\d+\.\d\d)$/.test(price)),
      path,
    ).toEqual([]);
    const variants = all(open(path), "a:is(.only-android, .only-ios)");
    expect(
      variants.filter((link) => !link.hasAttribute("hidden")),
      path,
    ).toEqual([]);
  }
});
