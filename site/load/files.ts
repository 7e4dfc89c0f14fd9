import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** The texts of content files by their paths from the project's root: "content/pages/home.yaml". */
export type Files = Readonly<Record<string, string>>;

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

/** The texts of all content files. */
export function readFiles(root = contentRoot()): Record<string, string> {
  const paths = contentFiles(root).filter(isContent);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** All files below `content/`, pictures too: "content/pages/home.yaml". */
export function contentFiles(root = contentRoot()): string[] {
  return filesBelow(join(root, "content")).map((path) => `content/${path}`);
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

/** Whether a file's name ends like a picture's, in a format that the site takes or not. */
export function isPictureName(path: string): boolean {
  return /\.(?:jpe?g|jpe|jfif|png|apng|gif|webp|avif|hei[cf]|tiff?|bmp|svg|psd|jxl)$/i.test(path);
}

/** Whether it is a text: pictures, hidden files, left-overs of other programs and the editors' guide lie in `content/` too. */
export function isContent(path: string): boolean {
  if (/(^|\/)\.|^content\/README\.md$|(^|\/)(Thumbs\.db|desktop\.ini)$|~$/i.test(path))
    return false;
  return !isPictureName(path) || path.startsWith("content/drawings/");
}
