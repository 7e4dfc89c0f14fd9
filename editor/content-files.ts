import type { z } from "zod";
import { folders, singles } from "../content/load/kinds.ts";
import type { Problem } from "../content/load/problem.ts";

/** A file that the editor opens: its path below `content/`, its schema, its place in the list. */
export type ContentFile = { path: string; schema: z.ZodType; group: string; label: string };

/** Groups of the list in order, by the beginning of a file's path. */
const groups: [start: string, name: string][] = [
  ["blog/", "Posts"],
  ["services/", "Services"],
  ["pages/", "Pages"],
  ["dtransfer/", "Pages"],
  ["legal/", "Legal texts"],
  ["", "On all pages"],
];

/** The files that have a schema, sorted as in the list. */
export function contentFiles(paths: string[]): ContentFile[] {
  return paths
    .flatMap((path) => {
      const schema = schemaOf(path);
      return schema ? [{ path, schema, group: groupOf(path), label: labelOf(path) }] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label));
}

/** Schema of the file at a path, also of a file that does not exist yet. */
export function schemaOf(path: string): z.ZodType | undefined {
  const single = Object.values(singles).find(([file]) => file === path);
  if (single) return single[1];
  return Object.values(folders).find(
    ([folder, ending]) => path.startsWith(folder) && path.endsWith(ending),
  )?.[2];
}

/** Address of a file's form, without the ending: an address with ".md" is a page's Markdown. */
export function editAddress(path: string): string {
  return `/edit/${path.replace(/\.(yaml|md)$/, "")}`;
}

/** Address of the form of a problem's file, at its field; undefined for a file without a form. */
export function formAt({ file, field }: Problem): string | undefined {
  const path = file.replace(/^content\//, "");
  return schemaOf(path) && `${editAddress(path)}${field ? `#${field}` : ""}`;
}

/** Path of the file that is edited at an address: "blog/new" → "blog/new.md"; "" is the list. */
export function fileAt(address: string): string {
  const endings = [".yaml", ".md"];
  const ending = endings.find((candidate) => schemaOf(address + candidate));
  return ending ? address + ending : address;
}

function groupOf(path: string): string {
  return groups.find(([start]) => path.startsWith(start))?.[1] ?? "";
}

function rank({ group }: ContentFile): number {
  return groups.findIndex(([, name]) => name === group);
}

/** A file's name in words: "pages/pop-up.yaml" → "Pop up". */
export function labelOf(path: string): string {
  const name = path.split("/").at(-1)?.split(".")[0] ?? path;
  return inWords(name);
}

/** A name of the code in words: "metaTitle" → "Meta title", "one-day-campaign" → "One day campaign". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
