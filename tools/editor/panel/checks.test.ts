import { expect, test } from "vitest";
import { checkLength, checkStructuredData, cut, lengthOf } from "./checks.ts";

test("a title is fine up to its limit, and to be fixed beyond it or without one", () => {
  const level = (text: string) => checkLength("Title", text, 10, 60).level;
  expect(level("T".repeat(60))).toBe("fine");
  expect(level("T".repeat(61))).toBe("fix");
  expect(level("T".repeat(9))).toBe("look");
  expect(level("")).toBe("fix");
});

test("structured data names what it lacks for a rich result", () => {
  const product = { "@type": "Product", name: "Flyers", image: "/a.png" };
  expect(checkStructuredData([product])).toEqual([
    {
      level: "look",
      text: "Product: no offers or review or aggregateRating, so no rich result",
    },
  ]);
  expect(checkStructuredData([{ ...product, offers: [{}, {}] }])).toEqual([
    { level: "fine", text: "Product: complete, 2 entries" },
  ]);
  expect(checkStructuredData([{ "@graph": [{ "@type": "WebSite", name: "A" }] }])).toEqual([
    { level: "look", text: "WebSite: no url, so no rich result" },
  ]);
});

test("a text is cut at a word, and reading takes a minute at least", () => {
  expect(cut("one two three", 13)).toBe("one two three");
  expect(cut("one two three", 9)).toBe("one two …");
  expect(lengthOf(10)).toBe("10 words, about 1 minute");
  expect(lengthOf(950)).toBe("950 words, about 4 minutes");
});
