import type { Collection } from "@sveltia/cms";
import { expect, test } from "vitest";
import { readFiles } from "../load/files.ts";
import { readSource } from "../load/source.ts";
import { editorConfig } from "./config.ts";
import { editAddress } from "./edit-address.ts";

const files = readFiles();
const collections = (editorConfig(files).collections ?? []) as Collection[];
const texts = Object.entries(files).filter(([path]) => /\.(yaml|md)$/.test(path));

/** The fields of the form at an address that "Edit this page" leads to. */
function fieldsAt(address: string): AnyField[] {
  const [, name, entry] = /^\/edit#\/collections\/(.+)\/entries\/(.+)$/.exec(address) ?? [];
  const collection = collections.find((each) => each.name === name);
  const own =
    collection && "files" in collection
      ? collection.files.find((file) => file.name === entry)
      : collection;
  return (own?.fields ?? []) as AnyField[];
}

/** Properties of fields of any kind. */
type AnyField = {
  name?: string;
  label?: string;
  widget?: string;
  fields?: AnyField[];
  field?: AnyField;
  multiple?: boolean;
  options?: { value: unknown }[];
  pattern?: [string, string];
};

/** Where a value has no field, or one that would not take it: "hero.title". */
function problemsOf(value: unknown, field: AnyField | undefined, path: string): string[] {
  if (!field) return [path];
  if (field.widget === "hidden" || value === undefined) return [];
  if (Array.isArray(value)) {
    const { field: each = { widget: "object", fields: field.fields } } = field;
    const item = field.widget === "select" ? { ...field, multiple: false } : each;
    if (field.widget !== "list" && !field.multiple) return [path];
    return value.flatMap((entry, i) => problemsOf(entry, item, `${path}.${i}`));
  }
  if (typeof value === "object" && value !== null && field.widget === "object")
    return Object.entries(value).flatMap(([name, own]) =>
      problemsOf(
        own,
        field.fields?.find((each) => each.name === name),
        `${path}.${name}`,
      ),
    );
  if (field.widget === "uuid") return ["number", "string"].includes(typeof value) ? [] : [path];
  if (field.options) return field.options.some(({ value: one }) => one === value) ? [] : [path];
  const isText = field.widget !== "boolean" && field.widget !== "number";
  if (typeof value !== (isText ? "string" : field.widget)) return [path];
  return field.pattern && !new RegExp(field.pattern[0]).test(String(value)) ? [path] : [];
}

test.each(texts)("every field of %s has one in the editor that takes its value", (path, text) => {
  const { data, body } = readSource(`content/${path}`, text);
  const value = { ...(data as object), ...(body && { body }) };
  const fields = fieldsAt(editAddress(`content/${path}`));
  expect(problemsOf(value, { widget: "object", fields }, path)).toEqual([]);
});

test("a text of a wrong length is refused at its field, one with a token is not measured", () => {
  const post = texts.find(([path]) => /^blog.*md$/.test(path))?.[0];
  const fields = fieldsAt(editAddress(`content/${post}`));
  const [pattern = "", message] = fields.find(({ name }) => name === "description")?.pattern ?? [];
  const takes = (text: string) => new RegExp(pattern).test(text);
  expect(message).toContain("50 to 160 characters");
  expect(["x".repeat(49), "x".repeat(161)].map(takes)).toEqual([false, false]);
  expect(["x".repeat(50), "x\n".repeat(80), "{{name}}"].map(takes)).toEqual([true, true, true]);
});
