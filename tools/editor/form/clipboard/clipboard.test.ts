import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { syntaxProblems } from "../../../../site/checks/check-markdown.ts";
import { parseMarkdown } from "../../../../site/load/markdown.ts";
import { markdownOf } from "./markdown-of.ts";

const read = (name: string) => readFileSync(`${import.meta.dirname}/fixtures/${name}`, "utf8");

const lettered = "the letters and Roman numbers of lists (they are counted 1, 2, 3)";
const inCells = "lines and lists inside the cells of tables (each cell is one line)";
const merged = "merged cells (the cells beside them are empty)";
const inside = "links to places inside the other text";

/** Each is what a program puts on the clipboard, and what of it Markdown cannot hold. */
describe.each([
  ["word-windows", ["pictures", lettered, "underlining", inCells]],
  ["word-mac", ["raised and lowered letters", inside]],
  ["google-docs", ["pictures", lettered, inCells]],
  ["libreoffice", [inCells]],
  ["web-page", ["highlighting", "pictures", "fields of forms", inside, merged]],
  ["mail", []],
  ["excel", [merged, inCells]],
  ["google-sheets", []],
  ["libreoffice-calc", []],
  ["one-cell", []],
])("%s", (name, lost) => {
  const result = markdownOf(read(`${name}.html`));

  test("becomes its Markdown", () => {
    expect(`${result?.markdown}\n`).toBe(read(`${name}.md`));
  });

  test("names what is lost", () => {
    expect(result?.lost.toSorted()).toEqual(lost.toSorted());
  });

  test("has no HTML and no slip that the content check refuses", () => {
    expect(syntaxProblems(result?.markdown ?? "")).toEqual([]);
    expect(JSON.stringify(parseMarkdown(result?.markdown ?? ""))).not.toContain('"html"');
    expect(result?.markdown).not.toContain("&#");
  });
});
