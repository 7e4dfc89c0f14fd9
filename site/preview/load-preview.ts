import { collectionOf } from "../load/collections.ts";
import { contentVersion, readFiles } from "../load/disk.ts";
import type { Files } from "../load/files.ts";
import { formatProblem, type Problem, pluralize } from "../load/problem.ts";
import { problemAt, readSource } from "../load/source.ts";
import { type FieldPath, fieldPath, type Step } from "../load/walk.ts";
import { type Loaded, loadAllFromDisk } from "../load-content.ts";
import { changedPlaces, mended } from "./mend.ts";
import { signed } from "./signs.ts";

/** The content that a preview shows. */
export type Preview = Loaded & {
  /** Entries of lists that are not shown, by their files. */
  leftOut: Record<string, FieldPath[]>;
};

/** What was shown last, in which nothing is broken. */
const memory = globalThis as { lastShown?: Files };

let latest: { version: string; preview: Preview } | undefined;

/**
 * All content. What breaks a rule stays as it was last good and is left out while it is new, so that
 * pages can be shown; the problems tell of it.
 */
export function loadPreview(): Preview {
  const version = contentVersion();
  if (latest?.version !== version) {
    const preview = load(readFiles());
    latest = { version, preview: { ...preview, data: preview.data && signed(preview.data) } };
  }
  return latest.preview;
}

const loadAll = (files: Files) => loadAllFromDisk(undefined, undefined, files);

function load(files: Files): Preview {
  const loaded = loadAll(files);
  const fixed = withoutBroken(files, loaded.unsound);
  let texts = fixed.texts;
  let last = loaded.unsound.length > 0 ? loadAll(texts) : loaded;
  let breaking: Problem[] = [];
  if (last.unsound.length > 0) {
    const found = withoutBreaking(texts, last.unsound);
    texts = found.texts;
    breaking = found.problems;
    last = loadAll(texts);
  }
  if (last.data && last.unsound.length === 0) memory.lastShown = texts;
  const others = last.problems.map((problem) => inFile(problem, fixed.leftOut[problem.file]));
  return { ...last, problems: [...breaking, ...loaded.unsound, ...others], leftOut: fixed.leftOut };
}

/** The files without what is broken in them: fields as they were last good, other files as a whole. */
function withoutBroken(files: Files, problems: Problem[]) {
  const good = memory.lastShown ?? {};
  const texts: Record<string, string> = { ...files };
  const leftOut: Preview["leftOut"] = {};
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const text = files[file];
    const last = good[file];
    if (collectionOf(file) && text !== undefined) {
      const fields = problems.filter((problem) => problem.file === file).map(({ field }) => field);
      const result = mended(file, text, fields, last ?? "");
      texts[file] = result.text;
      leftOut[file] = result.leftOut;
    } else if (last !== undefined) texts[file] = last;
    else delete texts[file];
  }
  return { texts, leftOut };
}

/** How many changes are tried one by one. */
const mostTries = 10;

/**
 * The files without the change that breaks other texts, such as that of a name by which these quote a
 * price. Where one change alone does not explain it, all that is changed stays as it was.
 * @param broken what the change breaks
 */
function withoutBreaking(texts: Files, broken: Problem[]): { texts: Files; problems: Problem[] } {
  const good = memory.lastShown ?? {};
  const changed = [...new Set([...Object.keys(texts), ...Object.keys(good)])].filter(
    (file) => texts[file] !== good[file],
  );
  const tries = changed.flatMap((file) =>
    collectionOf(file)
      ? changedPlaces(file, texts[file] ?? "", good[file] ?? "").map((place) => ({ file, place }))
      : [],
  );
  for (const { file, place } of tries.slice(0, mostTries)) {
    const typed = readSource(file, texts[file] ?? "");
    const { text } = mended(file, texts[file] ?? "", [stepsOf(place)], good[file] ?? "");
    const tried = { ...texts, [file]: text };
    if (loadAll(tried).unsound.length > 0) continue;
    const first = broken.find((problem) => problem.file !== file) ?? broken[0];
    const count = pluralize(broken.length, "problem");
    const message = `is needed as it was: ${count} elsewhere, such as ${first && formatProblem(first)}`;
    return { texts: tried, problems: [problemAt(typed, place, message)] };
  }
  const restored = Object.fromEntries(
    Object.entries({ ...texts, ...good }).filter(
      ([file]) => !changed.includes(file) || file in good,
    ),
  );
  return { texts: restored, problems: [] };
}

const stepsOf = (place: FieldPath): Step[] =>
  place.map((step) => (typeof step === "number" ? { index: step } : String(step)));

/** A problem with its place in the file, which has the entries that are left out too. */
function inFile(problem: Problem, leftOut: FieldPath[] = []): Problem {
  if (leftOut.length === 0) return problem;
  const path = placeInFile(fieldPath(problem.field), leftOut);
  const field = problem.field.map((step, at) =>
    typeof step === "string" ? step : { ...step, index: Number(path[at]) },
  );
  return { ...problem, field };
}

/** A place in the shown data as a place in its file. */
export function placeInFile(path: FieldPath, leftOut: FieldPath[]): FieldPath {
  return leftOut.toSorted(byIndex).reduce<FieldPath>((place, out) => {
    const depth = out.length - 1;
    const isBehind = isListed(place, out) && Number(place[depth]) >= Number(out[depth]);
    return isBehind ? place.with(depth, Number(place[depth]) + 1) : place;
  }, path);
}

/** A place in a file as a place in the shown data. */
export function placeInData(path: FieldPath, leftOut: FieldPath[]): FieldPath {
  return leftOut.toSorted(byIndex).reduceRight<FieldPath>((place, out) => {
    const depth = out.length - 1;
    const isBehind = isListed(place, out) && Number(place[depth]) > Number(out[depth]);
    return isBehind ? place.with(depth, Number(place[depth]) - 1) : place;
  }, path);
}

const byIndex = (a: FieldPath, b: FieldPath) => Number(a.at(-1)) - Number(b.at(-1));

/** Whether a place is in the list from which an entry is left out. */
function isListed(place: FieldPath, out: FieldPath): boolean {
  const depth = out.length - 1;
  return (
    typeof out[depth] === "number" &&
    typeof place[depth] === "number" &&
    out.slice(0, depth).every((step, at) => place[at] === step)
  );
}
