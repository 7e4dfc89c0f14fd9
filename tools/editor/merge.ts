import { diff3Merge } from "node-diff3";
import {
  type Group,
  isEmpty,
  isGroup,
  leavesOf,
  nameOfEntry,
  own,
  type Path,
  same,
} from "./values.ts";

/** Words that have no place any more: the form keeps them, and says why. */
export type Kept = { path: Path; message: string; words: string };

type Keep = (kept: Kept) => void;

const changedElsewhere = "it was changed elsewhere meanwhile";
const takenOut = "it was taken out elsewhere meanwhile";

/**
 * Two versions in one, as Git merges them: a value that one side changed is that side's. Entries of
 * lists are known by what they say, wherever they are now; texts of several lines merge by line.
 * @param base what both sides began with
 * @param mine its version of a form
 * @param theirs its version in the file, which stays where both changed the same
 * @param keep is given those of my words that have no place
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  keep: Keep,
  path: Path = [],
): unknown {
  if (same(base, mine) || same(mine, theirs)) return theirs;
  if (same(base, theirs)) return mine;
  if (isGroup(base) && isGroup(mine) && isGroup(theirs))
    return mergeGroups(base, mine, theirs, keep, path);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, keep, path);
  const areTexts = [base, mine, theirs].every((text) => typeof text === "string");
  if (areTexts && String(mine).includes("\n"))
    return mergeLines(String(base), String(mine), String(theirs), keep, path);
  const words = textOf(mine);
  // What I took out has no words to keep.
  if (words) keep({ path, words, message: isEmpty(theirs) ? takenOut : changedElsewhere });
  return theirs;
}

function mergeGroups(base: Group, mine: Group, theirs: Group, keep: Keep, path: Path): Group {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map((key) => [
    key,
    merge(own(base, key), own(mine, key), own(theirs, key), keep, [...path, key]),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], keep: Keep, path: Path) {
  const [inMine, inTheirs] = [origins(base, mine), origins(base, theirs)];
  const my = (origin: number) => mine[inMine.indexOf(origin)];
  const their = (origin: number) => theirs[inTheirs.indexOf(origin)];
  const isTheirs = (origin: number) => !same(their(origin), base[origin]);
  for (const origin of inMine.filter((each) => each !== -1 && !inTheirs.includes(each)))
    if (!same(my(origin), base[origin]))
      keep({ path: [...path, origin], words: textOf(my(origin)), message: takenOut });
  // My order, unless theirs is new, or has an entry that I took out and they changed.
  const stays = [...base.keys()].filter((each) => !inMine.includes(each) && isTheirs(each));
  const entries =
    same(inTheirs, [...base.keys()]) && stays.length === 0
      ? entriesOf(mine, inMine)
      : withAdded(entriesOf(theirs, inTheirs), entriesOf(mine, inMine));
  return entries.flatMap(({ origin, value }, i) => {
    if (origin === -1) return [value];
    if (!inTheirs.includes(origin)) return [];
    if (!inMine.includes(origin)) return isTheirs(origin) ? [their(origin)] : [];
    return [merge(base[origin], my(origin), their(origin), keep, [...path, i])];
  });
}

/** An entry of a list, and the place that it had in the base; -1 where it was added. */
type Entry = { origin: number; value: unknown };

function entriesOf(list: unknown[], from: number[]): Entry[] {
  return list.map((value, i) => ({ origin: from[i] ?? -1, value }));
}

/** Their entries and those that I added, each after the one that it followed. */
function withAdded(theirs: Entry[], mine: Entry[]): Entry[] {
  const all = [...theirs];
  for (const [i, entry] of mine.entries()) {
    if (entry.origin !== -1) continue;
    const before = mine[i - 1]?.origin ?? -1;
    const after = all.findIndex(({ origin }) => origin !== -1 && origin === before);
    all.splice(after < 0 ? all.length : after + 1, 0, entry);
  }
  return all;
}

/** For each entry of a list the index of the one that it was in the former list, or -1. */
function origins(before: unknown[], list: unknown[]): number[] {
  const left = new Set(before.keys());
  const found = list.map(() => -1);
  const match = (
    fits: (old: unknown, entry: unknown, oldIndex: number, index: number) => boolean,
  ) => {
    for (const [index, entry] of list.entries()) {
      if (found[index] !== -1) continue;
      const origin = [...left].find((each) => fits(before[each], entry, each, index));
      if (origin === undefined) continue;
      found[index] = origin;
      left.delete(origin);
    }
  };
  match((old, entry, from, to) => from === to && same(old, entry));
  match(same);
  match(
    (old, entry) =>
      isGroup(entry) && nameOfEntry(entry) !== "" && nameOfEntry(old) === nameOfEntry(entry),
  );
  match((_, __, from, to) => from === to && list.length === before.length);
  return found;
}

/** Lines that both changed stay as they are in the file. */
function mergeLines(base: string, mine: string, theirs: string, keep: Keep, path: Path): string {
  const [a, o, b] = [mine, base, theirs].map((text) => text.replace(/\n$/, "").split("\n"));
  const parts = diff3Merge(a ?? [], o ?? [], b ?? [], { excludeFalseConflicts: true });
  const lines = parts.flatMap(({ ok, conflict }) => {
    const words = conflict?.a.join("\n").trim();
    if (words) keep({ path, words, message: changedElsewhere });
    return ok ?? conflict?.b ?? [];
  });
  return lines.join("\n") + (theirs.endsWith("\n") ? "\n" : "");
}

/** All words of a value, to be copied. */
function textOf(value: unknown): string {
  const leaves = leavesOf(value).map(([, leaf]) => String(leaf ?? ""));
  return leaves.filter(Boolean).join("\n");
}
