import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

const room = { width: 100, size: 20, least: 10, lines: 2 } as const;
/** Each character is half as wide as its size. */
const measure = (text: string) => [...text].length / 2;

test.each([
  ["short", 20, ["short"]],
  ["", 20, [""]],
  ["twelve chars", 100 / 6, ["twelve chars"]],
  ["Konditormeisterei", 200 / 17, ["Konditormeisterei"]],
  ["Rye and Barley Bakery", 14, ["Rye and", "Barley Bakery"]],
  ["a".repeat(40), 10, ["a".repeat(20), "a".repeat(20)]],
  ["a".repeat(60), 10, ["a".repeat(20), `${"a".repeat(19)}…`]],
  [
    "one two three four five six seven elms and pines",
    10,
    ["one two three four", "five six seven elms…"],
  ],
])("%s", (text, size, lines) => {
  const fitted = fitText(text, room, measure);
  expect(fitted.lines).toEqual(lines);
  expect(fitted.size).toBeCloseTo(size);
});

test("a room of one line cuts a text off", () => {
  expect(fitText("a".repeat(30), { ...room, lines: 1 }, measure).lines).toEqual([
    `${"a".repeat(19)}…`,
  ]);
});

test("an emoji of several code points stays whole", () => {
  const family = "👨‍👩‍👧";
  const fitted = fitText(
    family.repeat(9),
    room,
    (text) => text.replaceAll(family, "##").length / 2,
  );
  expect(fitted.lines.join("")).toMatch(new RegExp(`^(?:${family})+…?$`, "u"));
});
