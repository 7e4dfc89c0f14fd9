import { join } from "node:path";
import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { filesBelow } from "../../../site/load/files.ts";
import { out } from "./site.ts";

/** The rules for every page's HTML. Each change of a rule has its reason. */
const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  // Safari needs the role that HTML gives a list anyway (components/ui/list.tsx).
  elements: [
    "html5",
    { ul: { aria: { implicitRole: "group" } }, ol: { aria: { implicitRole: "group" } } },
  ],
  rules: {
    // React writes "charSet" and "popoverTarget"; names of attributes have no letter case.
    "attr-case": "off",
    // React closes its void elements ("<meta/>"), which HTML ignores.
    "void-style": "off",
    // React writes `hidden=""`, the same as `hidden`.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // An id may begin with a digit, as that of "1. Who we are" does; no selector of ours names it.
    "valid-id": ["error", { relaxed: true }],
    // Files of the page's own host are as trusted as the page; nothing comes from another host.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};

test("the HTML of every file of the export is valid", async () => {
  const files = filesBelow(out).filter((path) => path.endsWith(".html"));
  expect(files.length).toBeGreaterThan(40);
  const { results } = await new HtmlValidate(htmlRules).validateMultipleFiles(
    files.map((path) => join(out, path)),
  );
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${filePath}:${line}:${column} ${ruleId}: ${message} ${selector}`,
    ),
  );
  expect(found).toEqual([]);
});
