import type { z } from "zod";
import { folders, singles } from "../content/load/kinds.ts";

/** A file that the editor opens: its path below `content/`, and what checks its fields. */
export type ContentFile = { path: string; schema: z.ZodType; group: string; label: string };

/** The groups of the list, in its order, by how a path begins. */
const groups: [start: string, name: string][] = [
  ["blog/", "Posts"],
  ["services/", "Services"],
  ["pages/", "Pages"],
  ["dtransfer/", "Pages"],
  ["legal/", "Legal texts"],
  ["", "On all pages"],
];

/** Every file that a kind of content has, of those that are there. */
export function contentFiles(paths: string[]): ContentFile[] {
  return paths
    .flatMap((path) => {
      const schema = schemaOf(path);
      return schema ? [{ path, schema, group: groupOf(path), label: labelOf(path) }] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label));
}

/** What checks the file at a path, whether it is there or not yet. */
export function schemaOf(path: string): z.ZodType | undefined {
  const single = Object.values(singles).find(([file]) => file === path);
  if (single) return single[1];
  return Object.values(folders).find(
    ([folder, ending]) => path.startsWith(folder) && path.endsWith(ending),
  )?.[2];
}

/** Where a file is edited; without the ending, since an address with ".md" is a page's Markdown. */
export function editAddress(path: string): string {
  return `/edit/${path.replace(/\.(yaml|md)$/, "")}`;
}

/** The file that an address of the editor names: "blog/new" → "blog/new.md"; "" for the list. */
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

/** A name as code has it, in words: "metaTitle" → "Meta title", "one-day-campaign" → …. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
