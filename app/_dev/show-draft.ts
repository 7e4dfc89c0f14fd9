import { editAddress } from "../../site/cms/edit-address";
import { fieldLabels, formLabel } from "../../site/cms/field-labels";
import { entriesOf, folders } from "../../site/load/collections";
import { readFiles } from "../../site/load/files";
import { readSource } from "../../site/load/source";
import { type FieldPath, fieldPath, type Step, stepsTo, textsIn } from "../../site/load/walk";
import { isSame, openDrafts } from "../../site/preview/drafts";
import { loadPreview } from "../../site/preview/load-preview";
import { findField } from "./find-field";
import { pagesOf } from "./pages-of";
import { type Data, isUnsaved, typedText } from "./typed-text";

/** What a form has sent. A new entry has no path before its first save. */
export type Typed = { form: string; collection: string; path: string; data: Data };

type Note = { keyPath: string; label: string; message: string };

/** A field of any form. */
export type Field = { isOwn: boolean; keyPath: string; label: string; href: string };

/** What the pane shows of a form. */
export type Shown = {
  /** The pages of its file, and the group of fields there that each of them is about. */
  pages: { path: string; keyPath: string }[];
  /** Places of sections in the form that the page leaves out. */
  leftOut: number[];
  problems: Note[];
  /** Whether the file was written by somebody else since the form was opened. */
  isOld: boolean;
};

/** Takes what is typed into a form: pages show it from now on. */
export function showDraft({ form, collection, path: saved, data }: Typed): Shown {
  const path = pathOf(form, collection, saved);
  const file = path;
  const onDisk = readFiles()[path];
  const drafts = openDrafts();
  const before = drafts.get(form);
  const text = typedText(path, data, readSource(path, before?.text ?? onDisk ?? "").data);
  const isOwn = [before?.text, text].some((each) => isSame(path, each, onDisk));
  const isOld = Boolean(before) && !isOwn && (before?.isOld || before?.saved !== onDisk);
  // What was typed last counts, not what an idle form sends again.
  if (before?.text !== text) drafts.delete(form);
  drafts.set(form, { path, text, saved: onDisk, isOld, sent: Date.now() });

  const preview = loadPreview();
  const pages = preview.data ? pagesOf(preview.data, file) : [];
  return {
    pages: pages.map((page) => ({ path: page.path, keyPath: page.field.join(".") })),
    leftOut: (preview.leftOut[file] ?? []).flatMap(sectionAt),
    problems: [
      ...preview.problems
        .filter((problem) => problem.file === file)
        .map(({ field, message }) => noteOf(file, field, message)),
      ...[...textsIn(data)]
        .filter(([value]) => isUnsaved(value))
        .map(([, place]) => noteOf(file, stepsTo(data, place), "shows here once it is saved")),
    ],
    isOld,
  };
}

/** A press in the page of a form: on which of its sections, and the words there, the nearest first. */
export type Pressed = { form: string; section?: number; words: string[] };

/** The form and field whose text was pressed; of words that no file has, the section. */
export function fieldAt({ form, section, words }: Pressed): Field | undefined {
  const path = openDrafts().get(form)?.path ?? "";
  const file = path;
  const { data, leftOut } = loadPreview();
  if (!data) return undefined;
  const list = path.startsWith(folders.services.folder) ? ["page", "sections"] : ["sections"];
  const start = section === undefined ? [] : [...list, section];
  const target = findField(words, data, file, start) ?? { file, path: start };
  const place = inForm(target.path, leftOut[target.file] ?? []);
  const entry = entriesOf(data).find((each) => each.file === target.file);
  const field = stepsTo(entry, target.path).map((step, at) =>
    typeof step === "string" ? step : { ...step, index: Number(place[at]) },
  );
  const label = [formLabel(target.file), fieldLabels(target.file, field)]
    .filter(Boolean)
    .join(", ");
  return {
    isOwn: target.file === file,
    keyPath: place.join("."),
    label,
    href: editAddress(target.file, field),
  };
}

function pathOf(form: string, collection: string, path: string): string {
  if (path) return path;
  const { folder, ending } = folders[collection as keyof typeof folders];
  return `${folder}new-${form.slice(0, 8)}${ending}`;
}

function noteOf(file: string, field: readonly Step[], message: string): Note {
  return { keyPath: fieldPath(field).join("."), label: fieldLabels(file, field), message };
}

/** A place in the page's data as a place in the form, which has the entries that are left out too. */
function inForm(path: FieldPath, leftOut: FieldPath[]): FieldPath {
  return leftOut.reduce<FieldPath>((place, out) => {
    const depth = out.length - 1;
    const isListed = out.slice(0, depth).every((step, index) => place[index] === step);
    const index = Number(place[depth]);
    return isListed && index >= Number(out[depth]) ? place.with(depth, index + 1) : place;
  }, path);
}

function sectionAt(place: FieldPath): number[] {
  return place.at(-2) === "sections" ? [Number(place.at(-1))] : [];
}
