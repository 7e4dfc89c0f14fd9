import { expect, test } from "vitest";
import { countWords, plainText, withLinks, withoutPictures } from "./plain-text.ts";

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

test("links get another address, pictures go", () => {
  const text = "![A ticket](scene:coupon)\n\n[One](/a) and [two](@b).";
  const changed = withLinks(withoutPictures(text), (to) => `https://x${to}`);
  expect(changed).toBe("[One](https://x/a) and [two](https://x@b).");
});

test("words are counted, signs alone are none", () => {
  expect(countWords("Two – words.\n\n- and **three** more")).toBe(5);
});
