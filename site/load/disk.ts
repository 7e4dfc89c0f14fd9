import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "./files.ts";
import { contentFiles, contentRoot, filesBelow } from "./folders.ts";

/**
 * What the site reads from the disk. In an editor's browser, which has none, another module
 * replaces this one (editor/page/twins/disk.ts).
 */
export { readPictures } from "../pictures/read-pictures.ts";

/** The texts of all content files. */
export function readFiles(root = contentRoot()): Record<string, string> {
  const paths = contentFiles(root).filter(isContent);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Changes whenever a file below `content/` is written, added, renamed or deleted. */
export function contentVersion(): string {
  const root = contentRoot();
  const states = contentFiles(root).map((path) => {
    // A file may be deleted meanwhile.
    const state = statSync(join(root, path), { throwIfNoEntry: false });
    return `${path} ${state?.mtimeMs} ${state?.size}`;
  });
  return states.join("\n");
}

/** Addresses of the files in `public/`: "/favicon.ico". */
export function readPublicFiles(root = contentRoot()): Set<string> {
  return new Set(filesBelow(join(root, "public")).map((path) => `/${path}`));
}
