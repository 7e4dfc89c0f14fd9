import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { price } from "./changes.ts";
import { out } from "./second-build.ts";

test("a price changed once is another one on cards, in data, texts and for machines", () => {
  const read = (name: string) => readFileSync(join(out, name), "utf8");
  for (const name of ["flyer-pricing.html", "services/digital-flyer-app.html", "llms.txt"]) {
    expect(read(name), name).toContain(price.after);
    expect(read(name), name).not.toContain(price.before);
  }
  expect(read("services/digital-flyer-app.html")).toMatch(
    new RegExp(`"(?:low)?[pP]rice":"?${price.after}`),
  );
});
