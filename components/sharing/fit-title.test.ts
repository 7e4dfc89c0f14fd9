import { expect, test } from "vitest";
import { fitTitle } from "./fit-title";

/** Every letter as wide as half its height. */
const box = {
  width: 500,
  height: 350,
  sizes: [100, 70, 50],
  measure: (text: string) => text.length / 2,
};

test("a short title is set large", () => {
  expect(fitTitle("Log in", box)).toEqual({ size: 100, lines: ["Log in"] });
});

test("a long title is set smaller, each line as full as it gets", () => {
  const title = "Paper and digital flyers compared for local shops";
  expect(fitTitle(title, box)).toEqual({
    size: 70,
    lines: ["Paper and", "digital flyers", "compared for", "local shops"],
  });
});

test("a number stays with what it counts", () => {
  // "1 km to 10" would fill the second line.
  expect(fitTitle("Reach from 1 km to 10 km", box).lines).toEqual([
    "Reach from",
    "1 km to",
    "10 km",
  ]);
});

for (const title of [
  "Paper and digital flyers compared for local shops",
  "Geofencing from 1 km to 10 km",
  "Donaudampfschifffahrtsgesellschaft",
  "W".repeat(60),
  "Anticonstitutionnellement, anticonstitutionnellement indeed",
])
  test(`nothing of "${title.slice(0, 20)}…" lies outside its box`, () => {
    const { size, lines } = fitTitle(title, box);
    expect(lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    expect(Math.max(...lines.map((line) => box.measure(line) * size))).toBeLessThanOrEqual(500);
  });
