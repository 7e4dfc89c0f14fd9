import { describe, expect, test } from "vitest";
import {
  add,
  dataWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { markdownProblems, plainProblems } from "./check-markdown.ts";

const problemsOf = (text: string) => markdownProblems(text, () => undefined, 1);

describe("refused, where it stands, is", () => {
  test.each<[name: string, text: string, message: string]>([
    ["a link without words", "[](/contact)", "the link has no words"],
    ["a link without its end", "Prices: [all](/pricing", "the link has no end"],
    ["a space in a link", "[all] (/pricing)", "the link has a space in it"],
    ["a link the wrong way round", "(all)[/pricing]", "the link is the wrong way round"],
    ["a link that says nothing", "[Click here](/contact)", 'words, "Click here", do not say where'],
    ["a picture without words", "![](drawing:phone)", "the picture has no alternative text"],
    ["the title's rank", "# Title", 'begins with "# "; the page\'s title is its only heading'],
    ["an underlined heading", "Title\n=====", 'becomes a heading by the line of "="'],
    ["a heading without a space", "##Heading", 'needs a space behind "##"'],
    ["a heading without words", "##", "the heading has no words"],
    ["a rank left out", "## One\n\n#### Two", 'below the heading above it, use "### "'],
    ["a rank left out at first", "### One", 'use "## "'],
    ["a table without its line", "| a | b |\n| 1 | 2 |", "the table needs a line"],
    ["a cell too many", "| a | b |\n|---|---|\n| 1 | 2 | 3 |", "has 3 cells, and the first row of"],
    ["text right behind a table", "| a | b |\n|---|---|\n| 1 | 2 |\nWords", "has 1 cell, and"],
    ["bold without its end", "some **words", "bold words stand between"],
    ["code by four spaces", "Words\n\n    more", "is shown as code, by the spaces before it"],
    ["a footnote", "Words[^1]\n\n[^1]: more", "is a footnote, which has no place here"],
    ["half a fact", "From {name}} on.", "half a fact"],
    ["a dash as a bullet", "– One", "begins with a sign that makes no list"],
    ["a bullet of Word", "\uF0B7 One", "begins with a sign that makes no list"],
    ["a bullet without a space", "•One", "begins with a sign that makes no list"],
    ["a space that does not break", "-\u00a0One", "a list needs a space behind its mark"],
    ["a number without a space", "1.One", "a list needs a space behind its mark"],
    ["a tag", "<script>alert(1)</script>", "has HTML"],
    ["a comment", "words <!-- a note -->", "has HTML"],
  ])("%s", (_, text, message) => {
    const above = "Words.\n\n";
    const [problem, ...others] = problemsOf(above + text);
    expect(problem?.message).toContain(message);
    expect(problem?.index).toBeGreaterThanOrEqual(above.length);
    expect(new Set(others.map((other) => other.message))).toEqual(
      new Set(others.length > 0 ? [problem?.message] : []),
    );
  });
});

test.each([
  ["words in brackets", "so [sic] and [1]"],
  ["stars between numbers", "3 * 4 * 5, and a \\*\\* b"],
  ["lines in names", "snake_case_word and _blank"],
  ["a sign of number in front of a word", "#1 in town\n\n#deal"],
  ["a dash in front of a name", "— Ann, baker"],
  ["signs of comparison", "a < b > c, a<b and 3<4>2"],
  ["a link, a tag and a heading in code", "```\n# [x](/nowhere) <b>\n```\n\n`[x](y) <b>`"],
  [
    "addresses that a link may have",
    "<https://example.com>, https://example.com/_a_b and {{email}}",
  ],
  ["braces and signs of templates", `{x} \${y} <% z %> {% q %} &lt; & < 3`],
])("%s in Markdown is text like any other", (_, words) => {
  const data = dataWith({ [post]: add(words) });
  const filled = words.replace("{{email}}", data.site.email);
  expect(data.posts.find(({ file }) => file === post)?.prose.text).toContain(filled);
});

test.each([
  ["an address that stands elsewhere", "Look: [a][x] and [x]\n\n[x]: /contact"],
  ["a table without outer bars", "a | b\n---|---\n1 | 2"],
  ["a bar in a cell", "| a | b |\n|---|---|\n| `x\\|y` | 2 |"],
  ["marks beside signs", "*a*, (**b**), “_c_” and ***d***.\n\n**Note:** *e*"],
  ["headings in order", "## One\n\n### Two\n\n## C#"],
])("%s is rendered as typed", (_, text) => expect(problemsOf(text)).toEqual([]));

describe("a field that shows its text as it is typed", () => {
  test.each([
    ["**Bread** and butter", "has marks of Markdown"],
    ["See [the prices](/pricing)", "has marks of Markdown"],
    ["The `code`", "has marks of Markdown"],
    ["An _old_ bakery", "has marks of Markdown"],
    ["Bread <b>and</b> butter", "has HTML"],
    ["From {{price", "half a fact"],
  ])("is refused with %j", (text, message) => {
    expect(plainProblems(text, () => undefined)).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  });

  test.each(["# 1 in town", "1. Register", "4*5*6", "a < b > c", "snake_case_word", "5* [sic]"])(
    "may say %j",
    (text) => expect(plainProblems(text, () => undefined)).toEqual([]),
  );

  test("is one that the schema does not call Markdown", () => {
    const question = swap(/question: .*/, "question: Is **the** app free?");
    const answer = swap("answer: ", "answer: Yes, **it is**. ");
    expect(problemsWith({ "content/faq.yaml": question })).toEqual([
      expect.stringMatching(/^content\/faq.yaml:\d+ items\.\d+\.question: has marks of Markdown/),
    ]);
    expect(problemsWith({ "content/faq.yaml": answer })).toEqual([]);
  });
});
