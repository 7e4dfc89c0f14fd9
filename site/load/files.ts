import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Problem } from "./problem.ts";

/** File texts by path below `content/`: "pages/home.yaml". */
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
  const folder = join(root, "content");
  const paths = filesBelow(folder).filter(isContent);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Changes whenever a file below `content/` is written, added, renamed or deleted. */
export function contentVersion(root = contentRoot()): string {
  const folder = join(root, "content");
  const states = filesBelow(folder).map((path) => {
    // A file may be deleted meanwhile.
    const state = statSync(join(folder, path), { throwIfNoEntry: false });
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

/** Names of devices on Windows, which cannot check them out, whatever their ending. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** In bytes: systems take names of 255, and the build adds to a name. */
const longestName = 150;

/** The problem of a path that some system cannot have as a file. */
function pathProblem(path: string): string | undefined {
  const bytes = Math.max(...path.split("/").map((each) => Buffer.byteLength(each)));
  if (bytes > longestName)
    return `has a name of ${bytes} bytes, at most ${longestName}; shorten it`;
  const name = path.split("/").find((each) => reservedName.test(each));
  if (name) return `Windows keeps the name "${name}" for itself; rename it`;
  const [sign] = /[<>:"|?*\\]|[ .](?=\/|$)/.exec(path) ?? [];
  return sign && `has "${sign}" in its name, which Windows cannot have; rename it`;
}

/** The problems of all paths below `content/` and `public/`. */
export function pathProblems(root: string): Problem[] {
  const firsts = new Map<string, string>();
  return ["content", "public"].flatMap((folder) =>
    filesBelow(join(root, folder)).flatMap((path) => {
      const file = `${folder}/${path}`;
      // Windows and macOS take such names for one.
      const name = file.normalize("NFC").toLowerCase();
      const other = firsts.get(name);
      firsts.set(name, other ?? file);
      const message = other
        ? `has the name of ${other} in other letters, and many systems can have only one of the two; rename it`
        : pathProblem(path);
      return message ? [{ file, line: 1, field: "", message }] : [];
    }),
  );
}

/** Files that Windows, office programs and text editors leave in a folder by themselves. */
const leftOver = /(^|\/)(Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(~|\.(tmp|bak|orig|swp|lnk)))$/i;

/** Whether it is a text: pictures, hidden files and the editors' guide lie in `content/` too. */
export function isContent(path: string): boolean {
  if (leftOver.test(path) || /(^|\/)\.|^README\.md$/.test(path)) return false;
  return !isPictureName(path) || path.startsWith("drawings/");
}
