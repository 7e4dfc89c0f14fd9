import { expect, test } from "vitest";
import { distanceTo, placeOf } from "./slide-places.ts";

/** Where the slides of a list stand, counted in slides from the leading one. */
function row(position: number, count: number, before: number): number[] {
  return Array.from({ length: count }, (_, i) => i + placeOf(i, position, count, before));
}

test("slides keep their places while the first one leads", () => {
  expect(row(0, 6, 1)).toEqual([0, 1, 2, 3, 4, -1]);
});

test("the row has no hole and no slide twice, on every turn and between two slides", () => {
  for (const position of [-7.5, -1, -0.25, 0, 2.5, 5.9, 6, 13]) {
    const places = row(position, 6, 2).sort((a, b) => a - b);
    for (const [i, place] of places.entries())
      expect(place - (places[0] ?? 0), `at ${position}`).toBeCloseTo(i);
    expect(places[0]).toBeGreaterThanOrEqual(-2);
    expect(places[0]).toBeLessThan(-1);
  }
});

test.each([
  [1, 0, 1],
  [5, 0, -1],
  [0, 5, 1],
  [2, 2, 0],
  [0, 11, 1],
])("slide %i from %i is %i away", (index, position, distance) => {
  expect(distanceTo(index, position, 6)).toBe(distance);
});
