import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ink } from "@/site/schema/fields";
import { hexOf } from "../brand/colours";

test("the style sheet beside the drawings has the colours of the site", () => {
  const sheet = readFileSync(join("content", "drawings", "drawings.css"), "utf8");
  for (const name of [...ink.options, "press", "white"])
    expect(sheet).toContain(`.fill-${name} {\n  fill: ${hexOf(name)};\n}`);
});
