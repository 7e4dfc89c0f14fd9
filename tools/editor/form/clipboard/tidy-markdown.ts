import type { List, Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import type { Lose } from "./hast.ts";
import { inOneLine, isMark, type Mark, text } from "./one-line.ts";

/** Brings a tree into the shape that Markdown can write. */
export function tidyMarkdown(parent: Parents, lose: Lose): void {
  if (parent.type === "heading") parent.children = inOneLine(parent.children);
  if (parent.type === "tableCell") parent.children = inOneLine(parent.children, lose);
  setChildren(parent, joined(parent.children));
  for (const child of parent.children) if ("children" in child) tidyMarkdown(child, lose);
  setChildren(parent, joined(parent.children.flatMap(withoutSigns)).filter(hasContent));
  if (parent.type === "listItem")
    parent.spread = parent.children.filter(({ type }) => type !== "list").length > 1;
  if (parent.type === "list") parent.spread = parent.children.some(({ spread }) => spread);
}

/** What an mdast parent may hold follows from its kind, which TypeScript cannot see here. */
function setChildren(parent: Parents, children: RootContent[]): void {
  parent.children = children as typeof parent.children;
}

function hasContent(node: Nodes): boolean {
  if (node.type === "text") return node.value !== "";
  const mayBeEmpty = node.type === "tableCell" || node.type === "tableRow";
  return mayBeEmpty || !("children" in node) || node.children.length > 0;
}

/** Joins neighbours of one kind: texts, lists, and over a blank too words that are marked in parts. */
function joined(nodes: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const before = last?.type === "text" && last.value.trim() === "" ? result.at(-2) : last;
    if (node.type === "text" && last?.type === "text")
      result.splice(-1, 1, text(last.value + node.value));
    else if (node.type === "list" && last?.type === "list" && isNext(node, last))
      result.splice(-1, 1, { ...last, children: [...last.children, ...node.children] });
    else if (isMark(node) && isMark(before) && isSame(node, before)) {
      const between = result.splice(result.indexOf(before)).slice(1);
      const children = [...before.children, ...between, ...node.children] as PhrasingContent[];
      result.push({ ...before, children });
    } else result.push(node);
  }
  return result;
}

function isNext(list: List, last: List): boolean {
  const next = (last.start ?? 1) + last.children.length;
  return list.ordered === last.ordered && (!list.ordered || list.start === next);
}

function isSame(one: Mark, other: Mark): boolean {
  const isLink = one.type === "link" && other.type === "link";
  return one.type === other.type && (!isLink || one.url === other.url);
}

const letter = /[\p{L}\p{N}]/u;
const sign = /[\p{P}\p{S}]/u;

/** A mark without the signs at its ends that stand beside a letter: Markdown reads no mark there. */
function withoutSigns(node: RootContent, index: number, all: RootContent[]): RootContent[] {
  if (!isMark(node) || node.type === "link") return [node];
  const children = [...node.children];
  const before = takeSigns(children, true, all[index - 1]);
  const after = takeSigns(children, false, all[index + 1]);
  const filled = children.filter(hasContent);
  const rest = filled.length > 0 ? [{ ...node, children: filled } as RootContent] : [];
  return [text(before), ...rest, text(after)];
}

function takeSigns(children: PhrasingContent[], isStart: boolean, beside?: RootContent): string {
  const place = isStart ? 0 : children.length - 1;
  const end = children[place];
  if (end?.type !== "text" || beside?.type !== "text") return "";
  if (!letter.test(beside.value.at(isStart ? -1 : 0) ?? "")) return "";
  const inward = isStart ? [...end.value] : [...end.value].reverse();
  const count = inward.findIndex((one) => !sign.test(one));
  const { length } = inward.slice(0, count < 0 ? undefined : count).join("");
  const cut = isStart ? length : end.value.length - length;
  const [first, second] = [end.value.slice(0, cut), end.value.slice(cut)];
  children[place] = text(isStart ? second : first);
  return isStart ? first : second;
}
