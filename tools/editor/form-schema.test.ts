import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fixtureFiles as files } from "../../e2e/fixture/load-fixture.ts";
import { readSource } from "../../site/load/source.ts";
import { contentFiles, schemaOf } from "./content-files.ts";
import { limitsOf } from "./form/limits.ts";
import { formSchema, type Json, withoutEmpty } from "./form-schema.ts";

describe.each(contentFiles(Object.keys(files)))("the form of $path", ({ path }) => {
  const form = formSchema(schemaOf(path) ?? z.never());

  test("has a type and a hint for every field", () => {
    for (const [name, field] of leaves(form)) {
      expect(field.type, name).toMatch(/^(string|number|integer|boolean)$/);
      expect(field.description, name).toMatch(/[.:]$/);
      expect(field.description?.length, name).toBeLessThan(80);
    }
  });

  test("gives the data of the file as it is", () => {
    const { data } = readSource(`content/${path}`, files[path] ?? "");
    expect(withoutEmpty(data, form)).toEqual(data);
  });
});

/** Fields that hold one value, by their names. */
function leaves(schema: Json, name = ""): [name: string, field: Json][] {
  const { properties, items = [] } = schema;
  if (schema.type === "array") return [items].flat().flatMap((item) => leaves(item, `${name}[]`));
  if (!properties) return [[name, schema]];
  return Object.entries(properties).flatMap(([key, value]) => leaves(value, `${name}.${key}`));
}

test("every content file that the site reads has a form", () => {
  const read = Object.keys(files).filter((path) => !/^(samples|drawings)\//.test(path));
  const paths = contentFiles(Object.keys(files)).map(({ path }) => path);
  expect(paths.sort()).toEqual(read.sort());
});

test("limits show before they are broken", () => {
  const limit = (path: string, key: string) => {
    const schema = schemaOf(path);
    return limitsOf((schema && formSchema(schema).properties?.[key]) ?? {});
  };
  expect(limit("blog/a.md", "description")).toBe("50 to 160 characters.");
  expect(limit("blog/a.md", "title")).toBe("10 to 60 characters.");
  expect(limit("faq.yaml", "items")).toBe("At least 13 entries.");
});

test("what is optional and empty is left out, what is required and empty stays", () => {
  const line: Json = { type: "string" };
  const form: Json = {
    type: "object",
    properties: { note: line, title: line, names: { type: "array", items: line } },
    required: ["title"],
  };
  expect(withoutEmpty({ note: "", title: "", names: [] }, form)).toEqual({ title: "" });
});
