import { readSource } from "../load/source.ts";
import { type FieldPath, fieldPath, isSame, type Step, valueAt } from "../load/walk.ts";

/** A file's text without what is broken, and the entries of lists that it leaves out. */
type Mended = { text: string; leftOut: FieldPath[] };

/**
 * Puts what was last good in place of what is broken: the entry of a list, the field, or the Markdown
 * below the fields. What was never good is left out.
 * @param fields with problems; ["body"] for the Markdown
 * @param good the file's text without problems, if there was one
 */
export function mended(
  file: string,
  text: string,
  fields: (readonly Step[])[],
  good: string,
): Mended {
  const source = readSource(file, text);
  const last = readGood(file, good);
  if (source.problem) return { text: good, leftOut: [] };
  const isBody = ([name]: readonly Step[]) => file.endsWith(".md") && name === "body";
  const data = structuredClone(source.data);
  const places = fields
    .filter((field) => field.length > 0 && !isBody(field))
    .map((field) => placeOf(data, fieldPath(field)));
  const unique = new Map(places.map((place) => [place.join("."), place]));
  const leftOut = [...unique.values()].filter((place) => !restore(data, last.data, place));
  // From the last one on, so that the places before it stay.
  const numberOf = (place: FieldPath) => Number(place.at(-1)) || 0;
  for (const place of leftOut.toSorted((a, b) => numberOf(b) - numberOf(a))) remove(data, place);
  const body = fields.some(isBody) ? last.body : source.body;
  return { text: textOf(file, data, body), leftOut };
}

/** The places in which a file differs from its last good text; the body is one of them. */
export function changedPlaces(file: string, text: string, good: string): FieldPath[] {
  const now = readSource(file, text);
  const last = readGood(file, good);
  const body: FieldPath[] = now.body === last.body ? [] : [["body"]];
  return [...differences(now.data, last.data, []), ...body];
}

function differences(now: unknown, before: unknown, path: FieldPath): FieldPath[] {
  if (isSame(now, before)) return [];
  const isGroup = isParent(now) && isParent(before) && Array.isArray(now) === Array.isArray(before);
  if (!isGroup || typeof path.at(-1) === "number") return [path];
  const keys = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return keys.flatMap((key) => {
    const step = Array.isArray(now) ? Number(key) : key;
    return differences(valueAt(now, [step]), valueAt(before, [step]), [...path, step]);
  });
}

/** A file of its own for `readSource`, which keeps the last text of each. */
const readGood = (file: string, good: string) => readSource(`last good ${file}`, good);

/** A file's text of its data: JSON is YAML. */
export function textOf(file: string, data: unknown, body: string): string {
  const yaml = JSON.stringify(data ?? {}, null, 2);
  return file.endsWith(".md") ? `---\n${yaml}\n---\n${body}` : yaml;
}

/** The place of a field's problem: up to the entry of the first list, as far as the data go. */
function placeOf(data: unknown, steps: FieldPath): FieldPath {
  const number = steps.findIndex((step) => typeof step === "number");
  const place = number < 0 ? steps : steps.slice(0, number + 1);
  const missing = place.findIndex((_, index) => !isParent(valueAt(data, place.slice(0, index))));
  return missing < 0 ? place : place.slice(0, missing);
}

/** @returns whether there is a last good value: of a list of kinds, one of the same kind that has not moved */
function restore(data: unknown, good: unknown, place: FieldPath): boolean {
  const last = valueAt(good, place);
  const kind = ["section"];
  const isOfKind = valueAt(last, kind) === valueAt(valueAt(data, place), kind);
  const parent = parentOf(data, place);
  const key = place.at(-1);
  const hasMoved =
    Array.isArray(parent) && parent.some((each, index) => index !== key && isSame(each, last));
  if (last === undefined || !isOfKind || hasMoved) return false;
  parent[key as string] = last;
  return true;
}

function remove(data: unknown, place: FieldPath): void {
  const parent = parentOf(data, place);
  const key = place.at(-1);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key as string];
}

function parentOf(data: unknown, place: FieldPath): Record<string, unknown> {
  return valueAt(data, place.slice(0, -1)) as Record<string, unknown>;
}

function isParent(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
