import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readFiles } from "../content/load/read-files.ts";
import { readSource } from "../content/load/source.ts";
import { rewriteYaml } from "./rewrite.ts";

type Path = (string | number)[];

/** The YAML of every content file: the whole, or a Markdown file's front matter. */
const yamls = Object.entries(readFiles())
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
  const yaml = "# top\na:\n  # first\n  b: 1\n  c: >-\n    folded\n    text\n# of d\nd: x\n";
  const more = rewriteYaml(yaml, { a: { b: 1, c: "folded text", e: [1, 2] }, d: "x" });
  expect(more).toBe(yaml.replace("# of d", "  e:\n    - 1\n    - 2\n# of d"));
  expect(rewriteYaml(yaml, { a: { b: 1 }, d: "x" })).toBe(
    "# top\na:\n  # first\n  b: 1\n# of d\nd: x\n",
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
