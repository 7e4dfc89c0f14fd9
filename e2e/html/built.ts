import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";

/** A folder with an export: the site's own, and that of the fixture. */
export const out = { site: "out", fixture: "fixture/out" } as const;

/** The file of an address: "/about" is about.html; undefined where there is none. */
export function fileOf(folder: string, path: string): string | undefined {
  const name = path === "/" ? "index" : path.slice(1);
  return [`${name}.html`, name].map((file) => join(folder, file)).find((file) => existsSync(file));
}

const documents = new Map<string, Document>();

/**
 * A page of an export, parsed once.
 * @throws an error where the export has no such page
 */
export function documentAt(folder: string, path: string): Document {
  const file = fileOf(folder, path);
  if (!file) throw new Error(`${folder} has no page ${path}: npm run build, npm run e2e`);
  let document = documents.get(file);
  if (!document) {
    // React writes "dateTime"; the names of attributes have no letter case.
    const html = readFileSync(file, "utf8").replaceAll(" dateTime=", " datetime=");
    document = parseHTML(html).document as unknown as Document;
    documents.set(file, document);
  }
  return document;
}

/** Words as a reader sees them: without repeated spaces. */
export const wordsOf = (element: { textContent: string | null } | null | undefined) =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

export const all = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Addresses of the links of a part. */
export const linksOf = (root: ParentNode) =>
  all(root, "a[href]").map((link) => link.getAttribute("href") ?? "");

/** The content of a meta element, by name or property. */
export const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
