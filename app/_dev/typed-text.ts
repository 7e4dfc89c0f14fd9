import { valueAt } from "../../site/load/walk";
import { textOf } from "../../site/preview/mend";

export type Data = Record<string, unknown>;

/**
 * The text of a file as a save would write what is typed into its form: JSON in place of YAML.
 * @param before the data of the file as it was last shown
 */
export function typedText(path: string, data: Data, before: unknown): string {
  const { body, ...fields } = data;
  const isMarkdown = path.endsWith(".md");
  const text = isMarkdown ? String(body ?? "") : "";
  return textOf(path, filled(isMarkdown ? fields : data, before), text);
}

/** Whether it is a picture that was chosen and is not saved, which only the editor's page has. */
export function isUnsaved(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("blob:");
}

/** A value without empty fields, without what Sveltia notes for itself, and with the picture before an unsaved one. */
function filled(value: unknown, before: unknown): unknown {
  if (isUnsaved(value)) return typeof before === "string" ? before : undefined;
  if (Array.isArray(value))
    return value.map((entry, index) => filled(entry, valueAt(before, [index])) ?? {});
  if (typeof value !== "object" || value === null) return value === "" ? undefined : value;
  const fields = Object.entries(value)
    .filter(([key]) => !key.startsWith("__sc_"))
    .map(([key, each]) => [key, filled(each, valueAt(before, [key]))] as const)
    .filter(([, each]) => each !== undefined && each !== null)
    .filter(([, each]) => !Array.isArray(each) || each.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
