import { expect, test } from "vitest";
import { cleanText } from "./clipboard/clean-text.ts";
import { markdownOf } from "./clipboard/markdown-of.ts";
import { pasted } from "./paste.ts";

test.each([
  ["lines of other programs", "one\r\ntwo\u2028three\vfour", "one\ntwo\nthree\nfour"],
  ["spaces that do not break", "$75\u00a0a\u202fweek", "$75 a week"],
  ["invisible characters", "A\u200bngel\ufeff A\u0007pp\u00ad\u200e\ufffe", "Angel App"],
  ["halves of characters", "Bread \ud83c and \udf5e, \ud83c\udf5e", "Bread  and , \ud83c\udf5e"],
])("%s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("plain text is pasted as it is, and nothing is said of marks", () => {
  expect(pasted("Bring **two** pens\r\n- a\u00a0cloth", "")).toEqual({
    text: "Bring **two** pens\n- a cloth",
  });
});

test("text that a program of code colors is plain: its Markdown is not escaped", () => {
  const html = `<meta charset='utf-8'><div style="color: #ccc;font-weight: normal;white-space: pre;"><div><span style="color: #569cd6;"># Not a heading</span></div><br><div>two_words</div></div>`;
  expect(pasted("# Not a heading\n\ntwo_words", html)).toEqual({
    text: "# Not a heading\n\ntwo_words",
  });
});

test("what is not kept is said", () => {
  expect(pasted("H2O", "<p>H<sub>2</sub>O <u>now</u></p>").said).toBe(
    "Pasted as Markdown, without fonts, sizes and colors. Not kept: raised and lowered letters; underlining.",
  );
  expect(pasted("", '<img src="https://www.example.com/a.png">').said).toMatch(/pictures\.$/);
  expect(pasted("Now", "<p><b>Now</b></p>").said).toMatch(/colors\.$/);
});

test.each([
  ["a blank at the end", "<b>spring sale </b>now", "**spring sale** now"],
  ["blanks on both sides, in two marks", "at<b><i> once </i></b>.", "at **_once_** ."],
  ["a blank alone", "<p>one<b> </b>two</p>", "one two"],
  ["a line end at the end", "<p><b>Hours<br></b>nine</p>", "**Hours**\\\nnine"],
  ["one mark in several parts", "<b>one</b><b> two</b> <b>three</b>", "**one two three**"],
  ["a mark around paragraphs", "<b><p>one</p><p>two</p></b>", "**one**\n\n**two**"],
  ["a mark that ends inside", '<b>one <span style="font-weight:400">two</span></b>', "**one** two"],
  ["part of a word", "<p>un<em>believ</em>able</p>", "un*believ*able"],
  ["a sign before a letter", "<p><b>Note:</b>bring pens</p>", "**Note**:bring pens"],
  ["a sign behind a letter", "<p>from<b>$75</b></p>", "from$**75**"],
  ["signs alone", "<p>a<b>!</b>b</p>", "a!b"],
  ["signs of Markdown", "<p><b>2*3</b> &lt;b&gt; [x](y)</p>", "**2\\*3** \\<b> \\[x]\\(y)"],
  ["a style that cannot be read", '<p style="a:b;;c">one <b style="}">two</b></p>', "one **two**"],
  [
    "a link that leads nowhere",
    '<p><a name="x">one</a> <a href="/two"> two </a></p>',
    "one [two](/two)",
  ],
])("marks: %s", (_, html, markdown) => {
  expect(markdownOf(html)?.markdown).toBe(markdown);
});

test("a web page keeps its headings, links, lists, emphasis and tables", () => {
  const html = `<h1>Prices</h1><p>From <b>$75</b>, <a href="/pricing">see <i>all</i></a>.</p>
    <ul><li>One<li>Two</ul><table><tr><th>Days<th>Price<tr><td>7<td>$75</table>`;
  expect(markdownOf(html)?.markdown).toBe(`## Prices

From **$75**, [see *all*](/pricing).

- One
- Two

| Days | Price |
| ---- | ----- |
| 7    | $75   |`);
});

test("Google Docs' bold and italic stand in styles", () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">
    <span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">slanted</span></p></b>`;
  expect(markdownOf(html)?.markdown).toBe("**Bold** and *slanted*");
});

test("Word's lists are paragraphs with a bullet of their own", () => {
  const item = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>${text}</p>`;
  const html = `<html><body><p class=MsoNormal>Bring:</p>${item("a pen")}\n${item("<b>paper</b>")}<p>Done.</p></body></html>`;
  expect(markdownOf(html)?.markdown).toBe("Bring:\n\n- a pen\n- **paper**\n\nDone.");
});

const entry = (list: string, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}</p>\n`;

test.each([
  [
    "begin at a deeper level",
    [
      ["0", 2, "·", "one"],
      ["0", 1, "·", "two"],
    ],
    "- one\n- two",
  ],
  [
    "are counted on",
    [
      ["0", 1, "7.", "one"],
      ["0", 1, "8.", "two"],
    ],
    "7. one\n8. two",
  ],
  [
    "are counted by chapters",
    [
      ["0", 1, "1.", "one"],
      ["0", 2, "1.1.", "two"],
    ],
    "1. one\n   1. two",
  ],
  [
    "follow on another",
    [
      ["0", 1, "1.", "one"],
      ["3", 1, "1.", "two"],
    ],
    "1. one\n\n1) two",
  ],
  [
    "have bullets that are letters",
    [
      ["0", 1, "Ø", "one"],
      ["0", 1, "q", "two"],
    ],
    "- one\n- two",
  ],
  [
    "come back from two levels",
    [
      ["0", 1, "-", "a"],
      ["0", 2, "o", "b"],
      ["0", 3, "§", "c"],
      ["0", 1, "-", "d"],
    ],
    "- a\n  - b\n    - c\n- d",
  ],
] as const)("Word's lists %s", (_, entries, markdown) => {
  const html = entries.map((parts) => entry(...(parts as [string, number, string, string])));
  expect(markdownOf(html.join(""))?.markdown).toBe(markdown);
});

test("a heading of Word's keeps its number", () => {
  const html =
    "<h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Hours</h2>";
  expect(markdownOf(html)?.markdown).toMatch(/^## 2\\?\. Hours$/);
});

test("several headings of the first level keep those below them apart", () => {
  const html = "<h1>One</h1><h2>Part</h2><h1>Two</h1>";
  expect(markdownOf(html)?.markdown).toBe("## One\n\n### Part\n\n## Two");
});

test("lists that follow on each other are one, as Word on the web has a list for each entry", () => {
  const list = (start: number, text: string) =>
    `<div><ol start=${start}><li><p>${text}</p></li></ol></div>`;
  const html = `${list(1, "one")}${list(2, "two")}${list(1, "anew")}<ul><li>a</ul><ul><li>b</ul>`;
  expect(markdownOf(html)?.markdown).toBe("1. one\n2. two\n\n1) anew\n\n- a\n- b");
});

test("a heading is one line, and so is what a cell has of code and tables", () => {
  expect(markdownOf("<h2>Spring<br>sale</h2>")?.markdown).toBe("## Spring sale");
  const table = "<table><tr><td>in<td>ner</table>";
  const html = `<table><tr><th>A<th>B<tr><td><pre>a\nb</pre><td>${table}</table>`;
  expect(markdownOf(html)?.markdown.split("\n").at(-1)).toMatch(/^\| `a b` +\| in ner +\|$/);
});
