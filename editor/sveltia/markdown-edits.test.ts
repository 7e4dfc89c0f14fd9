import { expect, test } from "vitest";
import { heading, link, list, picture, strong } from "./markdown-edits.ts";

test.each([
  ["bold", strong, "now", "**now**", "now"],
  ["a heading", heading, "", "## Heading", "Heading"],
  ["a link", link, "our prices", "[our prices](/)", "/"],
  ["a list", list, "one\n• two", "- one\n- two", "one\n- two"],
  [
    "a picture",
    (words: string) => picture("shop.jpg", words),
    "",
    "![What the picture shows](shop.jpg)",
    "What the picture shows",
  ],
])(
  "%s is written into Markdown, with what is to be typed selected",
  (_, edit, selected, text, part) => {
    const { text: written, select } = edit(selected);
    expect(written).toBe(text);
    expect(written.slice(...select)).toBe(part);
  },
);
