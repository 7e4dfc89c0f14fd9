import { expect, test } from "vitest";
import { readSource } from "../load/source.ts";
import { mended, textOf } from "./mend.ts";

const path = "content/pages/about.yaml";
const text = (sections: object[]) => textOf(path, { metadata: { title: "Us" }, sections }, "");
const sectionsOf = (yaml: string) =>
  (readSource(path, yaml).data as { sections: object[] }).sections;

const at = (index: number, kind: string, name: string) => ["sections", { index, kind }, name];

const hero = { section: "hero", title: "We" };
const list = { section: "list", title: "What", items: [{ title: "One" }] };

test("a broken section stays as it was last good, with what is typed into others", () => {
  const typed = text([
    { section: "hero", title: "All of us" },
    { section: "list", items: [] },
  ]);
  const fields = [at(1, "list", "title"), at(1, "list", "items")];
  const { text: shown, leftOut } = mended(path, typed, fields, text([hero, list]));
  expect(sectionsOf(shown)).toEqual([{ section: "hero", title: "All of us" }, list]);
  expect(leftOut).toEqual([]);
});

test("broken sections that are new are left out", () => {
  const typed = text([hero, { section: "ticket" }, { section: "steps" }, list]);
  const fields = [at(2, "steps", "title"), at(1, "ticket", "title")];
  const { text: shown, leftOut } = mended(path, typed, fields, text([hero, list]));
  expect(sectionsOf(shown)).toEqual([hero, list]);
  expect(leftOut).toEqual([
    ["sections", 2],
    ["sections", 1],
  ]);
});

test("a new section before others of its kind is left out, and none of them shows twice", () => {
  const typed = text([hero, { section: "list", items: [] }, list]);
  const { text: shown } = mended(path, typed, [at(1, "list", "items")], text([hero, list]));
  expect(sectionsOf(shown)).toEqual([hero, list]);
});

test("a field that is missing has its last good value", () => {
  const typed = textOf(path, { sections: [hero] }, "");
  const { text: shown } = mended(path, typed, [["metadata", "title"]], text([hero]));
  expect(readSource(path, shown).data).toMatchObject({ metadata: { title: "Us" } });
});

test("a post whose Markdown is broken keeps its fields, and the Markdown that was last good", () => {
  const post = "content/blog/a.md";
  const shown = mended(
    post,
    "---\ntitle: B\n---\n{{x}}",
    [["body"]],
    "---\ntitle: A\n---\nText",
  ).text;
  expect(readSource(post, shown)).toMatchObject({ data: { title: "B" }, body: "Text" });
});

test("what is no YAML stays as it was last good", () => {
  expect(mended(path, "a: b: c", [[]], text([hero])).text).toBe(text([hero]));
});
