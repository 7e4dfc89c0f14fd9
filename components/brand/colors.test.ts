import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colored, sheetOfDrawings } from "./colors";

test("the drawings have the site's colors where they lie; npm run icons writes them", () => {
  const sheet = readFileSync(sheetOfDrawings, "utf8");
  expect(sheet).toBe(colored(sheet));
});
