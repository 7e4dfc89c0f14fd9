import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";
import { markdownTargets, plainText, withPictures } from "./markdown.ts";

test.each([
  ["Ask [us](/contact) or [{{email}}](@email).", "Ask us or {{email}}."],
  ["## Heading\n\n- **One** is first\n- _Two_ is `next`", "Heading One is first Two is next"],
  ["![A ticket](scene:coupon)\n\nText.", "Text."],
  [
    "| When | What |\n|---|---|\n| You register | City, phone |",
    "When What You register City, phone",
  ],
  ["snake_case_word and 2 * 3 * 4", "snake_case_word and 2 * 3 * 4"],
])("%j reads %j", (text, words) => {
  expect(plainText(text)).toBe(words);
});

test("pictures get another address, pictures without one go", () => {
  const text = "![A ticket](scene:coupon)\n\n[One](/a) and [two](@b).\n\n![A shop](shop.jpg)\n";
  const address = (target: string) => (target === "shop.jpg" ? "https://x/shop.webp" : undefined);
  expect(withPictures(text, address)).toBe(
    "[One](/a) and [two](@b).\n\n![A shop](https://x/shop.webp)\n",
  );
});

test("words are counted, signs alone are none", () => {
  expect(countWords("Two – words.\n\n- and **three** more")).toBe(5);
});

test("code looks like a link and is none; a picture may be a link", () => {
  const text = "`[a](b)` and [![A shop](shop.jpg)](/contact)";
  expect(markdownTargets(text).map(({ target }) => target)).toEqual(["/contact", "shop.jpg"]);
  expect(withPictures(text, (target) => `https://x/${target}`)).toBe(
    "`[a](b)` and [![A shop](https://x/shop.jpg)](/contact)",
  );
});
