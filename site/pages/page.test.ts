import { expect, test } from "vitest";
import { withParts } from "./page.ts";

test.each([
  ["2026-05-01", undefined, "2026-05-01"],
  ["2026-05-01", "2026-07-09", "2026-07-09"],
  ["2026-08-30", "2026-07-09", "2026-08-30"],
])("a text of %s with parts of %s was last changed on %s", (updated, added, day) => {
  expect(withParts({ updated, added }).updated).toBe(day);
});
