import type { Root } from "mdast";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { expect, test } from "vitest";
import { chaptersOf } from "../pages/chapters.ts";
import { markdownTargets, plainText, sharedTree, wordCount } from "./markdown.ts";

test.each([
  ["Ask [us](/contact) or [{{email}}](@email).", "Ask us or {{email}}."],
  ["## Heading\n\n- **One** is first\n- _Two_ is `next`", "Heading One is first Two is next"],
  ["![A ticket](drawing:coupon)\n\nText.", "Text."],
  [
    "| When | What |\n|---|---|\n| You register | City, phone |",
    "When What You register City, phone",
  ],
  ["snake_case_word and 2 * 3 * 4", "snake_case_word and 2 * 3 * 4"],
])("%j reads %j", (text, words) => {
  expect(plainText(text)).toBe(words);
});

test("words are counted, signs alone are none", () => {
  expect(wordCount("Two – words.\n\n- and **three** more")).toBe(5);
});

test("code looks like a link and is none; a picture may be a link", () => {
  const text = "`[a](b)` and [![A shop](shop.jpg)](/contact)";
  expect(markdownTargets(text).map(({ target }) => target)).toEqual(["/contact", "shop.jpg"]);
});

test("each heading has an id of its own", () => {
  const headings = [
    "Prices",
    "Prices",
    "*Prices* 2",
    "Цены",
    "営業時間",
    "🎉",
    "Author",
    "Section",
  ];
  const text = headings.map((heading) => `## ${heading}\n\nWords.`).join("\n\n");
  const ids = "prices prices-2 prices-2-2 section section-2 section-3 author section-4".split(" ");
  expect(chaptersOf(text).chapters.map(({ id }) => id)).toEqual(ids);
  const html = renderToStaticMarkup(
    createElement(ReactMarkdown, { remarkPlugins: [sharedTree] }, text),
  );
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test("a section keeps the links whose addresses stand elsewhere in the text", () => {
  const parts = [
    "Ask [us][desk], says [the list][list].",
    "## One\n\n[desk]: /contact 'Ask'\n\nOr [later][soon] and [there][list].",
    "## Two\n\n- Ask [us][desk]\n\n  [soon]: /about",
    "## Three",
    "## Four\n\n[Prices][Desk]\n\n[desk]: /second-is-not-read\n[list]: /blog-lists",
  ];
  const { intro, chapters } = chaptersOf(parts.join("\n\n"));
  const linksOf = (text: Root) =>
    [
      ...renderToStaticMarkup(
        createElement(ReactMarkdown, { remarkPlugins: [[sharedTree, text]] }, ""),
      ).matchAll(/href="([^"]*)"/g),
    ].map(([, href]) => href);
  expect([intro, ...chapters.map(({ text }) => text)].map(linksOf)).toEqual([
    ["/contact", "/blog-lists"],
    ["/about", "/blog-lists"],
    ["/contact"],
    [],
    ["/contact"],
  ]);
});
