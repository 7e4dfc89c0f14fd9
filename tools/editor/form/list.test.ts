import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Choices } from "../choices.ts";
import type { Json } from "../form-schema.ts";
import type { FormState } from "../form-state.ts";
import { Field } from "./field.tsx";
import { FormContext } from "./form-context.ts";

const choices: Choices = {
  tokens: {},
  lists: {},
  scenes: ["storefront", "phone"],
  inks: { coral: "#f00" },
  pictures: undefined,
};
const context = {
  state: { path: "a.yaml", quoted: {}, choices } as unknown as FormState,
  problems: new Map(),
  change() {},
  move() {},
  sendPicture: async () => undefined,
};

/** A field as it is drawn. */
function shown(schema: Json, value: unknown, isRequired = true): string {
  const field = createElement(Field, {
    schema,
    path: ["items"],
    title: "Items",
    value,
    isRequired,
  });
  return renderToStaticMarkup(createElement(FormContext, { value: context }, field));
}

test("an entry that a list cannot do without says how many it has at least", () => {
  const list: Json = { type: "array", items: { type: "string" }, minItems: 2 };
  const least = shown(list, ["A", "B"]);
  expect(least).not.toContain("Remove");
  expect(least.split("<small>At least 2</small>")).toHaveLength(3);
  const more = shown(list, ["A", "B", "C"]);
  expect(more).toContain('aria-label="Remove: A"');
  expect(more).not.toContain("<small>At least 2");
});

test("a drawing is chosen among all of the folder, by its picture", () => {
  const html = shown({ type: "string", format: "scene" }, "phone");
  for (const name of choices.scenes) expect(html).toContain(`src="/pictures/${name}-`);
  expect(html).toContain('aria-pressed="true"><img src="/pictures/phone-');
});

test("a value that is not allowed stays a choice", () => {
  const html = shown({ type: "string", enum: ["a", "b"] }, "c");
  expect(html).toContain('<option value="c" selected="">c</option>');
});

test("an optional group is added and taken out", () => {
  const group: Json = { type: "object", properties: { a: { type: "string" } } };
  expect(shown(group, undefined, false)).toContain("Add items");
  expect(shown(group, { a: "A" }, false)).toContain("Remove items");
});
