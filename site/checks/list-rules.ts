import type { List, ListItem, Nodes, Paragraph } from "mdast";
import { offsetsOf } from "../load/markdown.ts";
import type { TextProblem } from "./lint-markdown.ts";

/**
 * The problem of a list whose entries are shown in another list, or with other numbers, than typed.
 * @param above the node before it
 * @param lastNumber of the list with numbers before it, which it may continue
 */
export function listProblem(
  list: List,
  above: Nodes | undefined,
  lastNumber: number,
  text: string,
): TextProblem | undefined {
  return (
    (above?.type === "list" ? neighborProblem(list, above, text) : undefined) ??
    indentProblem(list) ??
    (list.ordered ? numberProblem(list, lastNumber, text) : undefined)
  );
}

/** The list above ended by another mark, or by too few spaces for an entry below its own. */
function neighborProblem(list: List, above: List, text: string): TextProblem | undefined {
  const [index] = offsetsOf(list);
  const last = above.children.at(-1);
  if (last && columnOf(list) > columnOf(above))
    return {
      index,
      message: `begins a new list; to put it below the entry above, begin it with ${indentOf(last)} spaces`,
    };
  const hasGap = /\n[ \t]*\n/.test(text.slice(offsetsOf(above)[1], index));
  if (hasGap && above.ordered !== list.ordered) return undefined;
  return {
    index,
    message:
      "begins a new list right behind another; begin all entries with the same mark, or write a sentence between the lists",
  };
}

/** An entry between two columns, neither beside the others nor below one of them. */
function indentProblem({ children: [first, ...others] }: List): TextProblem | undefined {
  if (!first) return undefined;
  // Numbers of one and two digits may end in the same column.
  const item = others.find(
    (other) => columnOf(other) !== columnOf(first) && indentOf(other) !== indentOf(first),
  );
  return (
    item && {
      index: offsetsOf(item)[0],
      message: `begins in another column than the entries above; begin it in theirs, or with ${indentOf(first)} spaces to put it below one of them`,
    }
  );
}

/** A higher first number is that of a sentence: "1987. That was a good year." */
const highestStart = 20;

/** Markdown reads a number at the beginning as a list, and counts on from the first one. */
function numberProblem(list: List, lastNumber: number, text: string): TextProblem | undefined {
  const items = list.children.map((item) => offsetsOf(item)[0]);
  const numbers = items.map((index) => Number.parseInt(text.slice(index), 10));
  const [from = 1] = numbers;
  if (from > highestStart && from !== lastNumber + 1)
    return {
      index: offsetsOf(list)[0],
      message: `begins a list with the number ${from}; write "${from}\\." in a sentence, or begin the list with a lower number`,
    };
  if (numbers.every((number) => number === from)) return undefined;
  const wrong = numbers.findIndex((number, place) => number !== from + place);
  if (wrong < 0) return undefined;
  return {
    index: items[wrong] ?? 0,
    message: `is shown with the number ${from + wrong}; write that`,
  };
}

/** The problem of an entry. */
export function itemProblem(item: ListItem, text: string): TextProblem | undefined {
  const [index, end] = offsetsOf(item);
  if (
    typeof item.checked === "boolean" ||
    /^\S+[ \t]+\[[ x]?\](?!\S)/i.test(text.slice(index, end))
  )
    return {
      index,
      message:
        'has a box to tick, which has no name for a screen reader; take "[ ]" out, and write "- words"',
    };
  const lazy = item.children.find((child) => child.type === "paragraph");
  return lazy && lazyLine(lazy, text);
}

/** A line that Markdown adds to the entry above, though it begins further left. */
function lazyLine(paragraph: Paragraph, text: string): TextProblem | undefined {
  const [start, end] = offsetsOf(paragraph);
  const indent = (paragraph.position?.start.column ?? 1) - 1;
  let index = start;
  for (const line of text.slice(start, end).split("\n")) {
    const isBelow = index > start && !/^[ \t]*>/.test(line);
    if (isBelow && line.search(/[^ \t]/) < indent)
      return {
        index,
        message: `is read as part of the entry above; begin it with ${indent} spaces, or leave an empty line above it`,
      };
    index += line.length + 1;
  }
  return undefined;
}

function columnOf({ position }: List | ListItem): number {
  return position?.start.column ?? 1;
}

/** How many spaces bring a line below the words of an entry. */
function indentOf(item: ListItem): number {
  return (item.children[0]?.position?.start.column ?? columnOf(item) + 2) - 1;
}
