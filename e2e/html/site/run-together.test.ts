import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { runTogether } from "../run-together.ts";
import { open, pages } from "./site.ts";

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
