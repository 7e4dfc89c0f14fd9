import { describe, expect, test } from "vitest";
import { readSource } from "../content/load/source.ts";
import { fixtureFiles as files } from "../fixture/load-fixture.ts";
import { contentFiles } from "./content-files.ts";
import { type Field, fieldOf, limitsOf } from "./field.ts";
import { FieldView } from "./field-view.tsx";
import { change, readForm } from "./form-data.ts";
import { formOf } from "./form-of.ts";

describe.each(contentFiles(Object.keys(files)))("the form of $path", ({ path, schema }) => {
  const field = fieldOf(schema);
  const { data } = readSource(`content/${path}`, files[path] ?? "");

  test("sent as it is shown, gives the data of the file", () => {
    expect(readForm(formOf(view(field, data)), field)).toEqual(data);
  });

  test("has a field of its own for each value, none as bare YAML", () => {
    expect(JSON.stringify(field)).not.toContain('"kind":"yaml"');
  });

  test("gives the same once each list's entry went down and up again", () => {
    for (const name of longLists(data, "")) {
      const moved = change(data, field, `down ${name} 0`);
      expect(moved, name).not.toEqual(data);
      expect(change(moved, field, `up ${name} 1`), name).toEqual(data);
    }
  });
});

test("every content file that the site reads has a form", () => {
  const read = Object.keys(files).filter((path) => !path.startsWith("samples/"));
  expect(
    contentFiles(Object.keys(files))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(read.sort());
});

test("limits show before they are broken", () => {
  const limit = (path: string, key: string) => {
    const file = contentFiles([path])[0];
    const field = file && fieldOf(file.schema);
    const part = field?.kind === "group" && field.parts.find((each) => each.key === key);
    return part && limitsOf(part.field);
  };
  expect(limit("blog/a.md", "description")).toBe("50 to 160 characters");
  expect(limit("blog/a.md", "title")).toBe("10 to 60 characters");
  expect(limit("faq.yaml", "items")).toBe("at least 13 entries; the specification has 13");
});

test("what is optional can be left out, and what is typed wrong is kept for its message", () => {
  const field: Field = {
    kind: "group",
    parts: [
      { key: "note", field: { kind: "text", shape: "line" }, required: false },
      { key: "title", field: { kind: "text", shape: "line" }, required: true },
      { key: "amount", field: { kind: "number" }, required: true },
    ],
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ "~": "group", note: "", title: "", amount: "3 $" }))
    form.set(name, value);
  expect(readForm(form, field)).toEqual({ title: "", amount: "3 $" });
});

test("an entry is added with all that it needs, and taken out again", () => {
  const entry: Field = {
    kind: "group",
    parts: [{ key: "label", field: { kind: "text", shape: "line" }, required: true }],
  };
  const list: Field = { kind: "list", entry, min: 0, max: 9 };
  const field: Field = { kind: "group", parts: [{ key: "links", field: list, required: true }] };
  const added = change({ links: [{ label: "a" }] }, field, "add links");
  expect(added).toEqual({ links: [{ label: "a" }, { label: "" }] });
  expect(change(added, field, "remove links 0")).toEqual({ links: [{ label: "" }] });
});

function view(field: Field, data: unknown) {
  const rest = { name: "", label: "", required: true, problems: [], comments: new Map() };
  return FieldView({ field, value: data, ...rest });
}

/** Names of the lists whose first two entries differ. */
function longLists(data: unknown, name: string): string[] {
  if (typeof data !== "object" || data === null) return [];
  const below = Object.entries(data).flatMap(([key, value]) =>
    longLists(value, name === "" ? key : `${name}.${key}`),
  );
  const isList = Array.isArray(data) && data.length > 1 && isMovable(name);
  return isList && JSON.stringify(data[0]) !== JSON.stringify(data[1]) ? [name, ...below] : below;
}

/** Not the words in pictures: each of their places has a meaning, so they stay where they are. */
function isMovable(name: string): boolean {
  return !/^(rings|lockScreen|storage|receipt|demo|features|posts|story)/.test(name);
}
