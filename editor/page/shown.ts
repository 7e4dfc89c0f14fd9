import { editAddress } from "../../site/edit-address";
import { fieldLabels, formLabel } from "../../site/labels";
import { entriesOf } from "../../site/load/collections";
import { formatProblem, type Problem, pluralize } from "../../site/load/problem";
import { type FieldPath, fieldPath, type Step, stepsTo } from "../../site/load/walk";
import { siteProblems } from "../../site/load-content";
import { loadPreview, placeInData, placeInFile } from "../../site/preview/load-preview";
import type { Sign } from "./signs";

/** A problem in the labels of the form. */
export type Note = { keyPath: string; label: string; message: string };

/** A field of any form, or a section. */
export type Target = {
  file: string;
  keyPath: string;
  /** In the labels of its form. */
  label: string;
  /** The address of its form. */
  href: string;
  /** Where in its text. */
  offset: number;
};

/** The problems before something was typed. */
let before = new Set<string>();

/** Remembers the problems of the entries as they are saved. */
export function rememberProblems(): void {
  before = new Set(loadPreview().problems.map(formatProblem));
}

/** The notes of a form's problems, and of what they are elsewhere: of links to an address that is changed. */
export function notesOf(file: string): Note[] {
  const { problems } = loadPreview();
  const elsewhere = problems.filter(
    (problem) => problem.file !== file && !before.has(formatProblem(problem)),
  );
  const [first] = elsewhere;
  const own = problems.flatMap((problem) => noteOf(problem, file));
  if (!first) return own;
  const place = [formLabel(first.file) ?? first.file, fieldLabels(first.file, first.field)];
  const message = `${pluralize(elsewhere.length, "problem")}, such as in ${place.filter(Boolean).join(", ")}: ${first.message}`;
  return [...own, { keyPath: "", label: "In other files", message }];
}

/** Those of the words of the other region, and of the days after the offer, where there are no others. */
export function furtherNotesOf(file: string): Note[] {
  return siteProblems(loadPreview()).flatMap((problem) => noteOf(problem, file));
}

function noteOf({ file, field, message }: Problem, ofFile: string): Note[] {
  if (file !== ofFile) return [];
  const label = fieldLabels(file, field) || (formLabel(file) ?? "");
  return [{ keyPath: fieldPath(field).join("."), label, message }];
}

/** What a sign stands for, as the editor has it. */
export function targetOf({ file, path, offset }: Sign): Target {
  const { leftOut, data } = loadPreview();
  const inFile = placeInFile(path, leftOut[file] ?? []);
  const entry = data && entriesOf(data).find((each) => each.file === file);
  const steps = stepsTo(entry, path).map(
    (step, at): Step => (typeof step === "string" ? step : { ...step, index: Number(inFile[at]) }),
  );
  const label = [formLabel(file), fieldLabels(file, steps)].filter(Boolean).join(", ");
  return { file, keyPath: inFile.join("."), label, href: editAddress(file, steps), offset };
}

/** The place in the shown data of a field of a form. */
export function placeOfField(file: string, keyPath: string): FieldPath {
  const path = keyPath.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return placeInData(path, loadPreview().leftOut[file] ?? []);
}
