import { expect, test } from "vitest";
import { dataWith } from "../../e2e/fixture/load-fixture.ts";
import { plainText } from "../../site/load/markdown.ts";
import { openingOf } from "../../site/schema/sections.ts";
import { findField } from "./find-field.ts";

const data = dataWith({});
const page = "content/pages/how-we-answer.yaml";
const find = (words: string[], section?: number) =>
  findField(words, data, page, section === undefined ? [] : ["sections", section]);

const [post] = data.posts;
const { sections } = data.pages.find(({ file }) => file === page) ?? { sections: [] };
const { title = "" } = openingOf(sections);

test("words of the page lead to their field in its form", () => {
  expect(find([title], 0)).toEqual({ file: page, path: ["sections", 0, "title"] });
});

test("the nearest words that a file has count", () => {
  expect(find(["Nobody wrote this", title.toUpperCase()], 0)?.path.at(-1)).toBe("title");
  expect(find(["Nobody wrote this"], 0)).toBeUndefined();
});

test("words of other content lead to the form that has it, those of a paragraph too", () => {
  expect(find([post?.title ?? ""], 0)).toEqual({ file: post?.file, path: ["title"] });
  const words = plainText(post?.prose.text ?? "").slice(40, 120);
  expect(find([words])).toEqual({ file: post?.file, path: ["body"] });
});

test("of the same words in several places, those nearest to the other words count", () => {
  const { file } = data.prices;
  const plan = (index: number) => ["categories", "storage", "plans", index, "per"];
  const perMonth = (label: string) => findField(["per month", label], data, file, [])?.path;
  expect(perMonth("1 GB")).toEqual(plan(1));
  expect(perMonth("2 GB")).toEqual(plan(2));
});
