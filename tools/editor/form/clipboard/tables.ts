import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { elementsNamed, type Lose } from "./hast.ts";

/** Gives each table a first row of headings; a table of one cell is the words in it. */
export function tidyTables(tree: Root, lose: Lose): void {
  for (const table of elementsNamed(tree, "table")) {
    const cells = elementsNamed(table, "td", "th");
    if (cells.some(isMerged)) lose("merged cells (the cells beside them are empty)");
    if (cells.some((cell) => elementsNamed(cell, "table").length)) lose("tables inside of tables");
    const [row] = elementsNamed(table, "tr");
    if (row && cells.every(({ tagName }) => tagName === "td"))
      for (const cell of row.children) if (cell.type === "element") cell.tagName = "th";
    if (cells.length < 2)
      for (const part of [table, ...elementsNamed(table, "thead", "tbody", "tr", "td", "th")])
        part.tagName = "div";
  }
  putCaptionsBefore(tree);
}

function isMerged({ properties: { colSpan, rowSpan } }: Element): boolean {
  return Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1;
}

function putCaptionsBefore(tree: Root): void {
  visit(tree, "element", (table, index = 0, parent) => {
    const [caption] = elementsNamed(table, "caption");
    if (table.tagName !== "table" || !caption) return undefined;
    table.children = table.children.filter((child) => child !== caption);
    parent?.children.splice(index, 0, { ...caption, tagName: "p" });
    return [SKIP, index + 2];
  });
}
