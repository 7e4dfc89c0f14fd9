import { readdirSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { htmlRules } from "./html-rules.ts";
import { out } from "./site.ts";

test("the HTML of every file of the export is valid", async () => {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => join(out, path));
  expect(files.length).toBeGreaterThan(40);

  const { results } = await new HtmlValidate(htmlRules).validateMultipleFiles(files);

  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => {
      return `${filePath}:${line}:${column} ${ruleId}: ${message} ${selector}`;
    }),
  );
  expect(found).toEqual([]);
});
