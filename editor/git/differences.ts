import { type ChangeObject, diffWordsWithSpace } from "diff";
import { readSource } from "../../compiler/load/source.ts";
import { dollars } from "../../content/schema/money.ts";
import { inWords, titleOf } from "../content-files.ts";

/** A value that differs: where it is, in words, and its words, of which some were added or removed. */
export type Difference = { label: string; parts: Part[] };
type Part = Pick<ChangeObject<string>, "value" | "added" | "removed">;

/** How a file differs. */
export type FileChange = {
  path: string;
  title: string;
  state: "new" | "deleted" | "changed";
  differences: Difference[];
};

/** Compares two versions of a file; null stands for no file. A picture's bytes are not compared. */
export function fileChange(
  path: string,
  before: string | null,
  after: string | null,
  isPicture = false,
): FileChange {
  const state = before === null ? "new" : after === null ? "deleted" : "changed";
  const title = isPicture ? `Picture ${path}` : titleOf(path, after ?? before ?? "");
  const isCompared = state === "changed" && !isPicture;
  const differences = isCompared ? compare(valuesOf(path, before), valuesOf(path, after)) : [];
  return { path, title, state, differences };
}

type Values = Map<string, string>;

function valuesOf(path: string, text: string | null): Values {
  const { data, body } = readSource(path, text ?? "");
  const values: Values = new Map();
  collect(data, "", values);
  if (body) values.set("Text", body.trim());
  return values;
}

function collect(value: unknown, label: string, values: Values): void {
  const isAmount = typeof value === "number" && /amount$/i.test(label);
  const within = (part: string) => (label ? `${label} › ${part}` : part);
  if (Array.isArray(value) && value.some((entry) => typeof entry === "object"))
    for (const [index, entry] of value.entries())
      collect(entry, entryLabel(label, nameOf(entry), index), values);
  else if (Array.isArray(value)) values.set(label, value.join("\n"));
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, within(inWords(key)), values);
  else values.set(label, isAmount ? dollars(value) : String(value));
}

/** "Flyer › 7 days" for a named entry of "Flyer › Plans", otherwise "Flyer › Plans › 1". */
function entryLabel(list: string, name: string | undefined, index: number): string {
  return name
    ? list.replace(/[^›]*$/, list.includes("›") ? ` ${name}` : name)
    : `${list} › ${index + 1}`;
}

/** A list entry's name, by which it is recognised at another place of the list. */
function nameOf(entry: unknown): string | undefined {
  const fields = (entry ?? {}) as Record<string, unknown>;
  const named = ["region", "question", "title", "label", "heading", "from", "to"];
  return named.map((key) => fields[key]).find((name) => typeof name === "string") as
    | string
    | undefined;
}

function compare(before: Values, after: Values): Difference[] {
  const labels = new Set([...before.keys(), ...after.keys()]);
  return [...labels]
    .map((label) => ({ label, from: before.get(label) ?? "", to: after.get(label) ?? "" }))
    .filter(({ from, to }) => from !== to)
    .map(({ label, from, to }) => ({ label, parts: partsOf(from, to) }));
}

/** In characters: shorter values are shown whole. */
const short = 60;

function partsOf(from: string, to: string): Part[] {
  if (Math.max(from.length, to.length) > short) return diffWordsWithSpace(from, to).map(shortened);
  const removed: Part = { value: from, added: false, removed: true };
  const added: Part = { value: to, added: true, removed: false };
  return [removed, added].filter(({ value }) => value !== "");
}

/** Unchanged words far from a change are left out. */
function shortened({ value, added, removed }: Part): Part {
  const cut =
    added || removed ? value : value.replace(/^([\s\S]{40})[\s\S]{20,}([\s\S]{40})$/, "$1 … $2");
  return { value: cut, added, removed };
}

/** All changes as lines of text: "Prices: Flyer › 7 days › Amount: $75.00 → $80.00". */
export function asText(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ title, state, differences }) =>
    state === "changed" && differences.length > 0
      ? differences.map(({ label, parts }) => `${title}: ${label}${asArrow(parts)}`)
      : [`${title}: ${state}`],
  );
}

function asArrow(parts: Part[]): string {
  if (parts.some(({ added, removed }) => !added && !removed)) return "";
  const [from, to] = ["removed", "added"].map((kind) =>
    parts.find((part) => part[kind as "added"]),
  );
  return `: ${from?.value ?? "–"} → ${to?.value ?? "–"}`;
}
