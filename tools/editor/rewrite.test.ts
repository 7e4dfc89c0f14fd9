import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { fixtureFiles } from "../../e2e/fixture/load-fixture.ts";
import { readSource } from "../../site/load/source.ts";
import { rewriteYaml } from "./rewrite.ts";

type Path = (string | number)[];

/** The YAML of every content file: the whole, or a Markdown file's front matter. */
const yamls = Object.entries(fixtureFiles)
  .filter(([path]) => /\.(yaml|md)$/.test(path))
  .map(([path, text]) => [
    path,
    path.endsWith(".md") ? text.slice(4, text.indexOf("\n---", 4) + 1) : text,
  ]);

describe.each(yamls)("%s", (path, yaml) => {
  const { data } = readSource(`content/${path}`.replace(/\.md$/, ".yaml"), yaml);

  test("without a change stays as it is, to the last byte", () => {
    expect(rewriteYaml(yaml, structuredClone(data))).toBe(yaml);
  });

  test("with one value changed keeps every comment and every other value's lines", () => {
    for (const [place, value] of sample(leaves(data))) {
      const next = structuredClone(data);
      const replaced = typeof value === "number" ? value + 1 : `Other words: #${place.length}`;
      set(next, place, replaced);
      const result = rewriteYaml(yaml, next);
      expect(parse(result), place.join(".")).toEqual(next);
      expect(comments(result)).toEqual(comments(yaml));
      const kept = result.split("\n");
      const lost = yaml.split("\n").filter((line) => !kept.includes(line));
      const words = String(value).split(/\s+/);
      const strange = lost.filter((line) => !words.some((word) => line.includes(word)));
      expect(
        strange.filter((line) => !/[>|]-?$/.test(line)),
        place.join("."),
      ).toEqual([]);
    }
  });

  test("with an entry more, fewer or moved keeps every comment and the other entries", () => {
    for (const [place, list] of sample(lists(data))) {
      for (const next of [list.slice(1), [...list, list[0]], list.toReversed()]) {
        const whole = structuredClone(data);
        set(whole, place, next);
        const result = rewriteYaml(yaml, whole);
        expect(parse(result), place.join(".")).toEqual(whole);
        expect(comments(result)).toEqual(comments(yaml));
      }
    }
  });
});

test("a field is added after the others of its group, and taken out with its lines", () => {
  const yaml = "# top\na:\n  # first\n  b: 1\n  c: >-\n    folded text\n# of d\nd: x\n";
  const more = rewriteYaml(yaml, { a: { b: 1, c: "folded text", e: [1, 2] }, d: "x" });
  expect(more).toBe(yaml.replace("# of d", "  e:\n    - 1\n    - 2\n# of d"));
  expect(rewriteYaml(yaml, { a: { b: 1 }, d: "x" })).toBe(
    "# top\na:\n  # first\n  b: 1\n# of d\nd: x\n",
  );
});

test("a value folded over several lines becomes one line with the first change of its file", () => {
  const yaml = "# top\na: >-\n  folded\n  text\nb: 1 # one\n";
  expect(rewriteYaml(yaml, { a: "folded text", b: 1 })).toBe(yaml);
  expect(rewriteYaml(yaml, { a: "folded text", b: 2 })).toBe(
    "# top\na: >-\n  folded text\nb: 2 # one\n",
  );
});

test.each([
  ["a field", "a: 1\n# of b\nb: 2\nc: 3\n", { a: 1, c: 3 }],
  ["the last field", "a: 1\n# of b\nb: 2\n", { a: 1 }],
  ["the first field", "# of a\na: 1\nb: 2\n", { b: 2 }],
  ["an entry", "a:\n  - 1\n  # of 2\n  - 2\n  - 3\n", { a: [1, 3] }],
  ["every entry", "a:\n  # of 1\n  - 1\n  # of 2\n  - 2\n", { a: [] }],
])("a comment stays when %s below it goes", (_, yaml, data) => {
  const result = rewriteYaml(yaml, data);
  expect(parse(result)).toEqual(data);
  expect(comments(result)).toEqual(comments(yaml));
});

test("an entry that moves takes its comment along", () => {
  const yaml = "a:\n  - 1\n  # of 2\n  - 2\n  # of 3\n  - 3\n";
  expect(rewriteYaml(yaml, { a: [1, 3, 2] })).toBe("a:\n  - 1\n  # of 3\n  - 3\n  # of 2\n  - 2\n");
});

test.each([
  ["beside a field", "a: 1 # why\nb: 2\n", "b: 2\n"],
  ["inside of a group", "a:\n  b: 1\n  # why\n  c: 2\nd: 3\n", "d: 3\n"],
  ["inside of an entry", "- a: 1\n  # why\n  b: 2\n- a: 2\n", "- a: 2\n"],
])("a comment %s that goes, goes with it", (_, yaml, expected) => {
  expect(rewriteYaml(yaml, parse(expected))).toBe(expected);
});

test.each([
  ["list", "# top\nitems:\n  - question: A\n    answer: B\n"],
  ["list without entries", "# top\nitems: []\n"],
])("an entry added to a %s and then filled field by field has lines of its own", (_, yaml) => {
  const { items } = parse(yaml) as { items: object[] };
  const steps = [{}, { question: "C" }, { question: "C", answer: "D", rows: [] }];
  const written = [...steps, { question: "C", answer: "D", rows: [["E"]] }].reduce<string>(
    (text, entry) => rewriteYaml(text, { items: [...items, entry] }),
    yaml,
  );
  const before = yaml.replace(" []", "");
  expect(written).toBe(`${before}  - question: C\n    answer: D\n    rows:\n      - - E\n`);
});

test("a list that its author wrote on one line stays on it", () => {
  expect(rewriteYaml("a: [1, 2]\nb: {c: 1}\n", { a: [1, 2, 3], b: { c: 1, d: 2 } })).toBe(
    "a: [1, 2, 3]\nb: {c: 1, d: 2}\n",
  );
});

test("a price keeps its cents", () => {
  expect(rewriteYaml("amount: 75.00 # each\n", { amount: 80 })).toBe("amount: 80.00 # each\n");
});

/** With one "#"; two are a heading of a Markdown text. */
function comments(yaml: string): string[] {
  return yaml.split("\n").filter((line) => /^\s*# /.test(line));
}

/** About ten of them, evenly spread: each takes three readings of the file. */
function sample<T>(all: T[]): T[] {
  const step = Math.ceil(all.length / 10);
  return all.filter((_, index) => index % step === 0);
}

function leaves(data: unknown, path: Path = []): [Path, unknown][] {
  if (typeof data !== "object" || data === null) return [[path, data]];
  return entries(data).flatMap(([key, value]) => leaves(value, [...path, key]));
}

function lists(data: unknown, path: Path = []): [Path, unknown[]][] {
  if (typeof data !== "object" || data === null) return [];
  const below = entries(data).flatMap(([key, value]) => lists(value, [...path, key]));
  return Array.isArray(data) ? [[path, data], ...below] : below;
}

function entries(data: object): [string | number, unknown][] {
  return Array.isArray(data) ? [...data.entries()] : Object.entries(data);
}

function set(data: unknown, path: Path, value: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((d, key) => (d as Record<Path[0], unknown>)[key], data);
  (parent as Record<Path[0], unknown>)[path.at(-1) ?? ""] = value;
}
