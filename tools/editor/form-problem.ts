import type { Problem } from "../../site/load/problem.ts";
import { body } from "./change-file.ts";
import { labelOf, placeOf } from "./content-files.ts";

/** A problem of the file, or of another one that this file causes or that was there before. */
export type FormProblem = {
  /** Name of the field in this file, "" for the file as a whole. */
  field: string;
  /** Line in the field's own text, 1-based, where that is known. */
  line?: number;
  /** Where it is, in words: "Plans 2 › Amount", "Text, line 3". */
  place: string;
  message: string;
  /** The other file, below `content/`. */
  elsewhere?: string;
};

/**
 * A problem as the form of a file names it.
 * @param bodyLine the line of the file on which its text begins
 */
export function formProblem(
  { file, field, line, message }: Problem,
  path: string,
  bodyLine: number,
  asText: boolean,
): FormProblem {
  const own = file.replace(/^content\//, "");
  if (own !== path)
    return { field, message, elsewhere: own, place: [labelOf(own), placeOf(field)].join(": ") };
  const inBody = asText || (path.endsWith(".md") && field === "" && line >= bodyLine);
  if (!inBody) return { field, message, place: placeOf(field) };
  const lineInBody = line - bodyLine + 1;
  return { field: body, line: lineInBody, message, place: `Text, line ${lineInBody}` };
}
