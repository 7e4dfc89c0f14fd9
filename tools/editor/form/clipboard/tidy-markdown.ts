import type { List, Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import type { Lose } from "./hast.ts";
import { inOneLine, isMark, type Mark, text } from "./one-line.ts";

/** Lines of text, at whose ends blanks mean nothing. */
const lines = ["paragraph", "heading", "tableCell"];

/** Brings a tree into the shape that Markdown can write. */
export function tidyMarkdown(parent: Parents, lose: Lose): void {
  if (parent.type === "heading") parent.children = inOneLine(parent.children);
  if (parent.type === "tableCell") parent.children = inOneLine(parent.children, lose);
  setChildren(parent, joined(parent.children));
  for (const child of parent.children) if ("children" in child) tidyMarkdown(child, lose);
  setChildren(parent, joined(parent.children.flatMap(withoutEdges)));
  if (lines.includes(parent.type)) setChildren(parent, trimmed(parent.children));
  setChildren(parent, parent.children.filter(hasContent));
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
    const before = isBlank(last) ? result.at(-2) : last;
    if (node.type === "text" && last?.type === "text")
      result.splice(-1, 1, { ...last, value: (last.value + node.value).replace(/ {2,}/g, " ") });
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

const isBlank = (node?: RootContent) => node?.type === "text" && node.value.trim() === "";

function isNext(list: List, last: List): boolean {
  const next = (last.start ?? 1) + last.children.length;
  return list.ordered === last.ordered && (!list.ordered || list.start === next);
}

function isSame(one: Mark, other: Mark): boolean {
  const isLink = one.type === "link" && other.type === "link";
  return one.type === other.type && (!isLink || one.url === other.url);
}

/** A mark with what Markdown needs outside of it: blanks, line ends, and signs beside a letter. */
function withoutEdges(node: RootContent, index: number, all: RootContent[]): RootContent[] {
  if (!isMark(node)) return [node];
  const children = [...node.children];
  const isSign = (neighbour?: RootContent, place = 0) =>
    node.type !== "link" &&
    neighbour?.type === "text" &&
    letter.test(neighbour.value.at(place) ?? "")
      ? sign
      : blank;
  const before = takeEnd(children, true, isSign(all[index - 1], -1));
  const after = takeEnd(children, false, isSign(all[index + 1]));
  const rest = children.length ? [{ ...node, children } as RootContent] : [];
  return [...before, ...rest, ...after];
}

const letter = /[\p{L}\p{N}]/u;
const blank = /\s/;
const sign = /[\s\p{P}\p{S}]/u;

/** Takes what does not belong into a mark from the start or the end of its children. */
function takeEnd(children: RootContent[], isStart: boolean, outside: RegExp): RootContent[] {
  const end = children.at(isStart ? 0 : -1);
  const without = (instead: RootContent[]) => children.splice(isStart ? 0 : -1, 1, ...instead);
  if (end?.type === "break") {
    without([]);
    const more = takeEnd(children, isStart, outside);
    return isStart ? [end, ...more] : [...more, end];
  }
  if (end?.type !== "text") return [];
  const signs = [...end.value];
  const stays = (one: string) => !outside.test(one);
  const [from, to] = [signs.findIndex(stays), signs.findLastIndex(stays) + 1];
  const [before, after] = isStart
    ? [signs.slice(0, from < 0 ? undefined : from), from < 0 ? [] : signs.slice(from)]
    : [signs.slice(to), signs.slice(0, to)];
  if (before.length === 0) return [];
  without(after.length ? [text(after.join(""))] : []);
  return [text(before.join(""))];
}

const isEdge = (node?: RootContent) => node?.type === "break" || isBlank(node);

/** A line without the blanks and line ends around it, and without blanks at the line ends in it. */
function trimmed(nodes: RootContent[]): RootContent[] {
  const first = nodes.findIndex((node) => !isEdge(node));
  const last = nodes.findLastIndex((node) => !isEdge(node));
  const kept = first < 0 ? [] : nodes.slice(first, last + 1);
  return kept.map((node, index) => {
    if (node.type !== "text") return node;
    const [before, after] = [kept[index - 1], kept[index + 1]];
    let { value } = node;
    if (!before || before.type === "break") value = value.trimStart();
    if (!after || after.type === "break") value = value.trimEnd();
    return { ...node, value };
  });
}
