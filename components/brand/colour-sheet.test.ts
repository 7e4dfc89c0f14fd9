import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloured, sheetOfDrawings } from "./colour-sheet";

test("the drawings have the site's colours where they lie; npm run icons writes them", () => {
  const sheet = readFileSync(sheetOfDrawings, "utf8");
  expect(sheet).toBe(coloured(sheet));
});
