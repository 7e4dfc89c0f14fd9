import { describe, expect, test } from "vitest";
import {
  add,
  dataWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { plainProblems, syntaxProblems } from "./check-markdown.ts";

describe("refused, where it stands, is", () => {
  test.each<[name: string, text: string, message: string]>([
    ["a link without words", "[](/contact)", "the link has no words"],
    ["a link without its end", "Prices: [all](/pricing", "the link has no end"],
    ["a space in a link", "[all] (/pricing)", "the link has a space in it"],
    ["a link the wrong way round", "(all)[/pricing]", "has brackets that lead nowhere"],
    ["a reference without its address", "[all][prices]", "has brackets that lead nowhere"],
    ["a short reference without it", "[all][]", "has brackets that lead nowhere"],
    ["words that only look like an address", "[Ann]: our baker", "has brackets that lead nowhere"],
    ["a mark of a footnote", "Words[^1]", "has brackets that lead nowhere"],
    ["an address without its reference", "[Ann]: baker", "that no link uses"],
    ["a second address", "[a]: /faq\n[a]: /contact\n\n[a]", "gives another address"],
    ["a footnote", "Words[^1]\n\n[^1]: More", "is a footnote; write it into the text"],
    ["a link that says nothing", "[Click here](/contact)", 'words, "Click here", do not say where'],
    ["a picture without words", "![](scene:phone)", "the picture has no alternative text"],
    ["a picture's file name", "![shop-2.jpg](a.jpg)", '"shop-2.jpg" does not say what is shown'],
    ["a name of words", "![new_shop_door](a.jpg)", '"new_shop_door" does not say'],
    ["a camera's name", "![DSC_0042](a.jpg)", '"DSC_0042" does not say'],
    ["a drawing's name", "![Phone](scene:phone)", '"Phone" does not say'],
    ["a kind of picture", "![An image](a.jpg)", '"An image" does not say'],
    [
      "a picture by reference",
      "![A shop][b]\n\n[b]: a.jpg",
      "write the picture's name right behind",
    ],
    ["the title's rank", "# Title", 'begins with "# "; the page\'s title is its only heading'],
    ["an underlined heading", "Title\n=====", 'becomes a heading by the line of "="'],
    ["a heading by a rule", "Words\n---", 'becomes a heading by the line of "="'],
    ["a heading without a space", "##Heading", 'needs a space behind "##"'],
    ["a heading without words", "##", "the heading has no words"],
    ["a long heading", `## ${"Long ".repeat(20)}end`, "has 103 characters, at most 80"],
    ["a rank left out", "## One\n\n#### Two", 'below the heading above it, use "### "'],
    ["a rank left out at first", "### One", 'use "## "'],
    ["a # at a heading's end", "## We are #", 'ends with "#", which is not shown'],
    ["a table without its line", "| a | b |\n| 1 | 2 |", "the table needs a line"],
    ["a line of too few cells", "| a | b |\n|---|\n| 1 | 2 |", "the table needs a line"],
    ["a cell too many", "| a | b |\n|---|---|\n| 1 | 2 | 3 |", "has 3 cells, and the first row of"],
    [
      "a cell too few",
      "| a | b |\n|---|---|\n| 1 |",
      "has 1 cell, and the first row of the table 2",
    ],
    ["text right behind a table", "| a |\n|---|\n| 1 |\nWords", "is read as a row of the table"],
    ["a column without a name", "|  | b |\n|---|---|\n| 1 | 2 |", "fill in its empty cell"],
    ["bold without its end", "some **words", "bold words stand between"],
    ["a space in bold", "some **words ** here", "bold words stand between"],
    ["bold in front of a word", "**So:**this", "bold words stand between"],
    ["many halves of bold", "*a **b ".repeat(2000), "bold words stand between"],
    ["italics in front of a word", "*So:*this", 'has a "*" that is shown'],
    ["italics without their end", "some *words", 'has a "*" that is shown'],
    ["lines in front of a word", "_So:_this", 'has a "_" that is shown'],
    ["a product by stars", "4*5*6 boxes", 'has "*" between numbers, which begins italics'],
    ["struck words without end", "some ~~words", "struck words stand between"],
    ["code without its end", "some `code", "code stands between"],
    ["a block of code without it", "```\ncode", "the code has no end"],
    ["code by four spaces", "Words\n\n    more", "is shown as code, by the spaces before it"],
    ["a quote by a sign", ">5 km away", 'becomes a quote by its ">"'],
    ["a line behind a quote", "> One\nTwo", "is read as part of the quote above"],
    ["a line behind an entry", "- One\nTwo", "is read as part of the entry above"],
    ["half a fact", "From {name}} on.", "half a fact"],
    ["a name of no sign", "One &nbps; two", 'has "&nbps;", which stands for no sign'],
    ["boxes to tick", "- [x] One", "has a box to tick"],
    ["an empty box to tick", "- [ ]", "has a box to tick"],
    ["a list behind a list", "- One\n* Two", "begins a new list right behind another"],
    ["a list by another sign", "1. One\n2) Two", "begins a new list right behind another"],
    ["a nested list by two spaces", "1. One\n  - Two", "begin it with 3 spaces"],
    ["a nested list by one space", "- One\n - Two", "begins in another column"],
    ["a nested entry too far right", "- One\n  - Two\n   - Three", "begins in another column"],
    ["a year as a list", "1987. That was a good year.", 'write "1987\\." in a sentence'],
    ["a list without a number", "1. One\n2. Two\n4. Four", "is shown with the number 3"],
    ["a list within a paragraph", "Words\n2. Two", "a list needs an empty line above it"],
    ["letters as a list", "a) One\nb) Two", "is shown in one line"],
    ["dashes as a list", "— One\n— Two", "is shown in one line"],
    ["a bullet", "• One\n• Two", 'begins with a sign that makes no list; write "- "'],
    ["a dash as a bullet", "– One", "begins with a sign that makes no list"],
    ["a bullet of Word", "\uF0B7 One", "begins with a sign that makes no list"],
    ["a wide star", "＊One", "begins with a sign that makes no list"],
    ["a wide #", "＃ One", "begins with a sign of another script"],
    ["wide brackets", "［One］（/contact）", "brackets of another script"],
    ["wide stars", "＊＊One＊＊", 'has a "＊" of another script'],
    ["a wide bar", "｜ One ｜ Two ｜", "begins with a sign of another script"],
    ["ticks as a list", "✓ One\n✓ Two", "is shown in one line"],
    ["circled numbers as a list", "① One\n② Two", "is shown in one line"],
    ["an address with a space", "<https://example.com/a b>", "the address has a space"],
    ["lines behind a word", "re_do_ it", 'has a "_" that is shown'],
    ["a wide number", "１. One", "begins with a number of another script"],
    ["a wide point", "1．One", "begins with a number of another script"],
    ["a bullet without a space", "-One\n-Two", "a list needs a space behind its mark"],
    ["a number without a space", "1.One", "a list needs a space behind its mark"],
    ["a mark of direction", "&#x202E;end", "has the character U+202E"],
    ["its name", "&rlm;end", "has the character U+200F"],
    ["a sound", "&#7;end", "has the character U+FFFD"],
    ["a tag", "<script>alert(1)</script>", "has HTML"],
    ["a tag in a line", "One<br>two", "has HTML"],
    ["a comment", "words <!-- a note -->", "has HTML"],
    ["a comment in a table", "| a |\n|---|\n| <!-- b --> |", "has HTML"],
    ["a comment of Word", "<!--[if !supportLists]-->1. One", "has HTML"],
    ["its end", "One<![endif]-->", "has HTML"],
    ["a tag of Word", "One<o:p></o:p>", "has HTML"],
    ["a declaration", "One <?xml version='1.0'?> two", "has HTML"],
    ["a document's type", "<!DOCTYPE html>", "has HTML"],
    ["a section of data", "One <![CDATA[two]]> three", "has HTML"],
  ])("%s", (_, text, message) => {
    const above = "Words.\n\n";
    const [problem, ...others] = syntaxProblems(above + text);
    expect(problem?.message).toContain(message);
    expect(problem?.index).toBeGreaterThanOrEqual(above.length);
    expect(new Set(others.map((other) => other.message))).toEqual(
      new Set(others.length > 0 ? [problem?.message] : []),
    );
  });
});

test.each([
  ["brackets in a row", `${"[".repeat(2000)}x`],
  ["words in brackets", "so [sic] and [1]"],
  ["stars between numbers", "3 * 4 * 5, and a \\*\\* b"],
  ["a star behind a word", "Free* in a 5* hotel"],
  ["a tilde", "in ~5 or ~10 days"],
  ["lines in names", "snake_case_word and _blank"],
  ["a sign of number in front of a word", "#1 in town\n\n#deal"],
  ["a year", "1987\\. That was a good year."],
  ["signs within a text", "It → that, ✓ done"],
  ["a dash in front of a name", "— Ann, baker"],
  ["signs of comparison", "a < b > c, a<b and 3<4>2"],
  ["escaped tags", "\\<b> and &lt;!-- b -->"],
  ["quotes in quotes", `${">".repeat(30)} x`],
  ["a link, a tag and a heading in code", "```\n# [x](/nowhere) <b>\n```\n\n`[x](y) <b>`"],
  [
    "addresses that a link may have",
    "<https://example.com>, https://example.com/_a_b and {{email}}",
  ],
  ["braces and signs of templates", `{x} \${y} <% z %> {% q %} &lt; & < 3`],
])("%s in Markdown is text like any other", (_, words) => {
  const data = dataWith({ [post]: add(words) });
  const filled = words.replace("{{email}}", data.site.email);
  expect(data.posts.find(({ file }) => file === `content/${post}`)?.prose.text).toContain(filled);
});

test.each([
  ["lists in a list", "1. One\n   - Two\n   - Three\n2. Four"],
  ["paragraphs in a list", "- One\n\n  More\n- Two"],
  ["a list behind one of another kind", "- One\n\n1. Two"],
  ["a list that goes on", "1. One\n\nWords.\n\n2. Two"],
  ["a list of ones", "1. One\n1. Two"],
  ["numbers that end in one column", "Words.\n\n1. One\n\nWords.\n\n 2. Two"],
  ["an address that stands elsewhere", "Look: [a][x] and [x]\n\n[x]: /contact"],
  ["a table without outer bars", "a | b\n---|---\n1 | 2"],
  ["a bar in a cell", "| a | b |\n|---|---|\n| `x\\|y` | 2 |"],
  ["a list that begins with another number", "4. Four\n5. Five"],
  ["italics within a word", "un*believ*able"],
  ["marks beside signs", "*a*, (**b**), “_c_” and ***d***.\n\n**Note:** *e*"],
  ["headings in order", "## One\n\n### Two\n\n## C#"],
])("%s is rendered as typed", (_, text) => expect(syntaxProblems(text)).toEqual([]));

describe("a field that shows its text as it is typed", () => {
  test.each([
    ["Bread &amp; Butter", 'has a sign by its name, like "&amp;"'],
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
    const question = swap("Is the app free for consumers?", "Is **the** app free?");
    const answer = swap(/(answer: (?:>-\n)?\s*)/, "$1**Yes.** ");
    expect(problemsWith({ "faq.yaml": question })).toEqual([
      expect.stringMatching(/^content\/faq.yaml:\d+ items\.\d+\.question: has marks of Markdown/),
    ]);
    expect(problemsWith({ "faq.yaml": answer })).toEqual([]);
  });
});

test.each(["image", "storefront.svg", "IMG_2041"])("the alternative text %j is refused", (alt) => {
  const text = swap(/^( {2}alt: ).*/m, `$1${alt}`);
  expect(problemsWith({ [post]: text })).toEqual([
    expect.stringMatching(`poster.alt: the alternative text "${alt}" does not say what is shown`),
  ]);
});
