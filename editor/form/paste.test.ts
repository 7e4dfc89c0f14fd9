import { expect, test } from "vitest";
import { cleanText, markdownOf } from "./paste.ts";

test.each([
  ["lines of other programs", "one\r\ntwo\u2028three\vfour", "one\ntwo\nthree\nfour"],
  ["spaces that do not break", "$75\u00a0a\u202fweek", "$75 a week"],
  ["invisible characters", "A\u200bngel\ufeff A\u0007pp\u00ad\u200e\ufffe", "Angel App"],
  ["halves of characters", "Bread \ud83c and \udf5e, \ud83c\udf5e", "Bread  and , \ud83c\udf5e"],
])("%s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("a web page keeps its headings, links, lists, emphasis and tables", () => {
  const html = `<h1>Prices</h1><p>From <b>$75</b>, <a href="/pricing">see <i>all</i></a>.</p>
    <ul><li>One<li>Two</ul><table><tr><th>Days<th>Price<tr><td>7<td>$75</table>`;
  expect(markdownOf(html)).toBe(`## Prices

From **$75**, [see _all_](/pricing).

- One
- Two

| Days | Price |
| ---- | ----- |
| 7    | $75   |`);
});

test("Google Docs' bold and italic stand in styles", () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">
    <span style="font-weight:700">Bold</span><span> and </span><span style="font-style:italic">slanted</span></p></b>`;
  expect(markdownOf(html)).toBe("**Bold** and _slanted_");
});

test("Word's lists are paragraphs with a bullet of their own", () => {
  const item = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>${text}</p>`;
  const html = `<html><body><p class=MsoNormal>Bring:</p>${item("a pen")}\n${item("<b>paper</b>")}<p>Done.</p></body></html>`;
  expect(markdownOf(html)).toBe("Bring:\n\n- a pen\n- **paper**\n\nDone.");
});
