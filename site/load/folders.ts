import { readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** Paths of all files below a folder, relative to it, with "/" between the parts. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The folder of `content/` and `public/`: the project, or its folder that CONTENT_ROOT names. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_ROOT ?? "");
}

/** The folder of the last build of that content. */
export function exportFolder(): string {
  return join(contentRoot(), "out");
}

/** All files below `content/`, pictures too: "content/pages/home.yaml". */
export function contentFiles(root = contentRoot()): string[] {
  return filesBelow(join(root, "content")).map((path) => `content/${path}`);
}
