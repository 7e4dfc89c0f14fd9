import { expect, test } from "vitest";
import { findWords } from "./show-field.ts";

const text = "First. Ask **your** [neighbours](/contact) — for {{price.flyer}}, then wait.\n";
const found = (words: string) => {
  const range = findWords(words, text);
  return range && text.slice(...range);
};

test("words of a page are found between marks, and where they begin if a price follows", () => {
  expect(found("ask your neighbours")).toBe("Ask **your** [neighbours");
  expect(found("For $75.00, then wait.")).toBeUndefined();
  expect(found("Ask your neighbors today")).toBe("Ask **your");
  expect(found("wait")).toBe("wait");
  expect(found("$")).toBeUndefined();
});
