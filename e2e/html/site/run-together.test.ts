import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { runTogether } from "../run-together.ts";
import { open, pages } from "./site.ts";

const inBody = (html: string) =>
  runTogether(parseHTML(`<html><body>${html}</body></html>`).document.body);

test.each([
  ["<p><span>1</span><span>4:30 PM</span></p>", ["1|4:30 PM"]],
  ["<h3><span>1.</span><span>Connect</span></h3>", ["1.|Connect"]],
  ["<p>Sourdough<b>$6.50</b></p>", ["Sourdough|$6.50"]],
  ["<a>Login</a><a>Sign up</a>", ["Login|Sign up"]],
  ["<p>by the team<svg><path/></svg><time>May 4</time></p>", ["by the team|May 4"]],
])("%s runs together", (html, found) => {
  expect(inBody(html)).toEqual(found);
});

test.each([
  "<p><span>1</span> <span>4:30 PM</span></p>",
  "<li>One</li><li>Two</li>",
  "<h2>Heading</h2>Text",
  "<p>1<!-- -->.</p>",
  "<p><span>$</span>75<span>.00</span></p>",
  "<p>Ask <a>us</a>, or (<a>read</a>) “<b>this</b>”.</p>",
  "<pre><span>a</span><span>b</span></pre>",
])("%s does not", (html) => {
  expect(inBody(html)).toEqual([]);
});

test.each([...pages.map(({ path }) => path), "/404", "/blog-lists/404"])(
  "no words of %s run together",
  (path) => {
    expect(runTogether(open(path).body)).toEqual([]);
  },
);
