import type { PhrasingContent, RootContent, Text } from "mdast";
import type { Lose } from "./hast.ts";

/** What Markdown writes as signs, right at the letters that they mark. */
export type Mark = Extract<RootContent, { type: "strong" | "emphasis" | "delete" | "link" }>;

export const isMark = (node?: RootContent): node is Mark =>
  ["strong", "emphasis", "delete", "link"].includes(node?.type ?? "");

export const text = (value: string): Text => ({ type: "text", value });

/** All lines of a heading or a cell as one: in Markdown they have no more. */
export function inOneLine(nodes: RootContent[], lose?: Lose): PhrasingContent[] {
  const lines: PhrasingContent[][] = [[]];
  const collect = (node: RootContent) => {
    if (isMark(node)) lines.at(-1)?.push({ ...node, children: inOneLine(node.children, lose) });
    else if (node.type === "text" || node.type === "inlineCode")
      lines.at(-1)?.push({ ...node, value: node.value.replace(/\s+/g, " ") });
    else {
      lines.push([]);
      if (node.type === "code") collect({ type: "inlineCode", value: node.value });
      if ("children" in node) node.children.forEach(collect);
      lines.push([]);
    }
  };
  nodes.forEach(collect);
  const filled = lines.filter((line) => line.length > 0);
  if (filled.length > 1)
    lose?.("lines and lists inside the cells of tables (each cell is one line)");
  return filled.flatMap((line, index) => (index ? [text(" "), ...line] : line));
}
