import type { Collection } from "@sveltia/cms";
import { expect, test } from "vitest";
import { editAddress } from "../../site/edit-address.ts";
import { readFiles } from "../../site/load/disk.ts";
import { readSource } from "../../site/load/source.ts";
import { editorConfig } from "./config.ts";

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

type AnyField = {
  name?: string;
  widget?: string;
  fields?: AnyField[];
  types?: AnyField[];
  pattern?: [string, string];
};

/** The form of an entry's kind in a list of kinds. */
function kindOf(form: AnyField, entry: unknown): AnyField {
  if (!form.types) return form;
  const { section } = entry as { section: string };
  const kind = form.types.find(({ name }) => name === section);
  return { fields: [{ name: "section" }, ...(kind?.fields ?? [])] };
}

/** Where a value has no field: "hero.title". */
function missingIn(form: AnyField, value: unknown, path: string): string[] {
  if (form.widget === "hidden" || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((entry) => missingIn(kindOf(form, entry), entry, `${path}[]`));
  return Object.entries(value).flatMap(([name, own]) => {
    const field = form.fields?.find((each) => each.name === name);
    return field ? missingIn(field, own, `${path}.${name}`) : [`${path}.${name}`];
  });
}

test.each(texts)("every field of %s has one in the editor", (path, text) => {
  const { data, body } = readSource(path, text);
  const value = { ...(data as object), ...(body && { body }) };
  const fields = fieldsAt(editAddress(path));
  expect(missingIn({ fields }, value, path)).toEqual([]);
});

test("a text of a wrong length is refused at its field, one with a token is not measured", () => {
  const post = texts.find(([path]) => /blog.*md$/.test(path))?.[0] ?? "";
  const fields = fieldsAt(editAddress(post));
  const [pattern = "", message] = fields.find(({ name }) => name === "description")?.pattern ?? [];
  const takes = (text: string) => new RegExp(pattern).test(text);
  expect(message).toContain("50 to 160 characters");
  expect(["x".repeat(49), "x".repeat(161)].map(takes)).toEqual([false, false]);
  expect(["x".repeat(50), "x\n".repeat(80), "{{name}}"].map(takes)).toEqual([true, true, true]);
});
