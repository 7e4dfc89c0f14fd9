import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { templates } from "./templates.ts";

// Only what the templates read is given to them.
type Template = ComponentType<{ [prop: string]: unknown }>;
const entryTemplate = templates.ArrayFieldItemTemplate as unknown as Template;
const listTemplate = templates.ArrayFieldTemplate as unknown as Template;

/** The entries of a list as they are drawn. */
function shown(entries: string[], minItems: number): string {
  const path = (...place: (string | number)[]) => ({ $id: "root", path: ["items", ...place] });
  const formContext = { quoted: {}, valueAt: ([, index]: [string, number]) => entries[index] };
  const items = entries.map((_, index) =>
    createElement(entryTemplate, {
      key: index,
      index,
      hasToolbar: true,
      totalItems: entries.length,
      buttonsProps: { fieldPathId: path(index) },
      registry: { formContext },
    }),
  );
  const list = { items, title: "Items", fieldPathId: path(), schema: { type: "array", minItems } };
  return renderToStaticMarkup(createElement(listTemplate, list));
}

test("an entry that a list cannot do without says how many it has at least", () => {
  const least = shown(["A", "B"], 2);
  expect(least).not.toContain("Remove");
  expect(least.split("<small>At least 2</small>")).toHaveLength(3);
  const more = shown(["A", "B", "C"], 2);
  expect(more).toContain('aria-label="Remove: A"');
  expect(more).not.toContain("<small>At least 2");
});
