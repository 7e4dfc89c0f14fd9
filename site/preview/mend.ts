import { isDeepStrictEqual } from "node:util";
import { readSource } from "../load/source.ts";
import { type FieldPath, fieldPath, type Step, valueAt } from "../load/walk.ts";

/** A file's text without what is broken, and the places of the entries of lists that it leaves out. */
type Mended = { text: string; leftOut: FieldPath[] };

/**
 * Puts what was last good in place of what is broken: the entry of a list, the field, or the Markdown
 * below the fields. What was never good is left out.
 * @param fields with problems; ["body"] for the Markdown
 * @param good the file's text without problems, if there was one
 */
export function mended(
  path: string,
  text: string,
  fields: (readonly Step[])[],
  good: string,
): Mended {
  const source = readSource(path, text);
  const last = readSource(`last good ${path}`, good);
  if (source.problem) return { text: good, leftOut: [] };
  const isBody = ([name]: readonly Step[]) => path.endsWith(".md") && name === "body";
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
  return { text: textOf(path, data, body), leftOut };
}

/** A file's text of its data: JSON is YAML. */
export function textOf(path: string, data: unknown, body: string): string {
  const yaml = JSON.stringify(data ?? {}, null, 2);
  return path.endsWith(".md") ? `---\n${yaml}\n---\n${body}` : yaml;
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
  const isSame = valueAt(last, kind) === valueAt(valueAt(data, place), kind);
  const parent = parentOf(data, place);
  const hasMoved = Array.isArray(parent) && parent.some((each) => isDeepStrictEqual(each, last));
  if (last === undefined || !isSame || hasMoved) return false;
  parent[place.at(-1) as string] = last;
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

function isParent(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
