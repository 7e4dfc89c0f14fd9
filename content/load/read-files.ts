import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Loaded, loadContent } from "./load.ts";

/** Loads the content from disk, for the scripts that run outside of Next. */
export function loadContentFromDisk(root = process.cwd()): Loaded {
  const folder = join(root, "content");
  const paths = filesBelow(folder).filter(isContent);
  const files = Object.fromEntries(
    paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  return loadContent(files, publicFiles(root));
}

/** Addresses of the files in `public/`: "/favicon.ico". */
export function publicFiles(root = process.cwd()): Set<string> {
  return new Set(filesBelow(join(root, "public")).map((path) => `/${path}`));
}

/** Code lies in `content/` too, as do hidden files and the guide for editors. */
function isContent(path: string): boolean {
  const isCode = path.endsWith(".ts") && !path.startsWith("samples/");
  return !isCode && !/(^|\/)\.|^README\.md$/.test(path);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
