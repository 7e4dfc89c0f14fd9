import { collectionOf, folders } from "../../site/load/collections";
import { readSource } from "../../site/load/source";
import { valueAt } from "../../site/load/walk";
import { textOf } from "../../site/preview/mend";
import { slugOf } from "../../site/slug";
import { environment } from "./environment";
import { chosenPicture, forgetPictures } from "./pictures";
import { readFiles, renew, writeFile } from "./twins/disk";

/** An entry as the editor has it, saved or typed. A new one has no path before its first save. */
export type Entry = { collection: string; path: string; data: Record<string, unknown> };

/** The file of an entry. */
export function fileOf({ collection, path, data }: Entry): string {
  if (path) return path;
  const { folder, ending } = folders[collection as keyof typeof folders];
  const title = data.title ?? data.name ?? valueAt(data, ["metadata", "title"]);
  return `${folder}${slugOf(String(title ?? "")) || "new"}${ending}`;
}

/** Takes all entries as they are saved, in place of those before. */
export function takeSaved(entries: Entry[]): void {
  const files = new Set(entries.map(fileOf));
  for (const file of Object.keys(readFiles()))
    if (collectionOf(file) && !files.has(file)) writeFile(file, undefined);
  for (const entry of entries) write(entry);
}

/** Takes what is typed into a form, which is the one that is open. @returns its file */
export function takeTyped(entry: Entry): string {
  const file = fileOf(entry);
  if (environment.OPEN_FILE !== file) {
    environment.OPEN_FILE = file;
    renew();
  }
  write(entry);
  forgetPictures(JSON.stringify(entry.data));
  return file;
}

/** Writes an entry as a save would, in JSON in place of YAML. */
function write(entry: Entry): void {
  const file = fileOf(entry);
  const before = readSource(file, readFiles()[file] ?? "").data;
  const { body, ...fields } = entry.data;
  const isMarkdown = file.endsWith(".md");
  const text = String((isMarkdown && body) || "").replace(
    /(?<=\]\()blob:[^\s)]+/g,
    (address) => chosenPicture(file, address) ?? address,
  );
  const data = isMarkdown ? fields : entry.data;
  writeFile(file, textOf(file, filled(data, before, file), text));
}

/** A value without empty fields and what Sveltia notes for itself; a picture that is not saved has a name. */
function filled(value: unknown, before: unknown, file: string): unknown {
  if (typeof value === "string" && value.startsWith("blob:"))
    // Until its size is known, the picture before it.
    return chosenPicture(file, value) ?? (typeof before === "string" ? before : undefined);
  if (Array.isArray(value))
    return value.map((entry, index) => filled(entry, valueAt(before, [index]), file) ?? {});
  if (typeof value !== "object" || value === null) return value === "" ? undefined : value;
  const fields = Object.entries(value)
    .filter(([key]) => !key.startsWith("__sc_"))
    .map(([key, each]) => [key, filled(each, valueAt(before, [key]), file)] as const)
    .filter(([, each]) => each !== undefined && each !== null)
    .filter(([, each]) => !Array.isArray(each) || each.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
