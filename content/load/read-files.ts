import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isPictureName } from "../pictures/picture.ts";
import { readPictures } from "../pictures/read-pictures.ts";
import { readSettings } from "../settings.ts";
import { imageProblems } from "./check-images.ts";
import { type Files, type Loaded, loadContent } from "./load.ts";
import type { Problem } from "./problem.ts";
import { publishedOn } from "./publish.ts";
import { readSource } from "./source.ts";

/**
 * Loads the content from disk, for what runs outside of Next's pages: all of it checked, and of
 * the data what a build of today publishes.
 */
export function loadContentFromDisk(root = process.cwd()): Loaded {
  const { data, problems } = loadAllFromDisk(root);
  // Data with mistakes may lack what has to be looked at.
  if (problems.length > 0) return { data, problems };
  return { data: publishedOn(data, readSettings(process.env).today), problems };
}

/** The same with drafts and with posts of days to come. */
export function loadAllFromDisk(root = process.cwd()): Loaded {
  const { data, problems } = loadTexts(readFiles(root), root);
  return { data, problems: [...problems, ...imageProblems(root)] };
}

/** Checks texts, which may be others than those on disk, with the files that lie around them there. */
export function loadTexts(
  files: Files,
  root = process.cwd(),
  today = readSettings(process.env).today,
): Loaded {
  return loadContent(files, publicFiles(root), today, readPictures(root));
}

/** The texts of all content files, by their paths below `content/`. */
export function readFiles(root = process.cwd()): Record<string, string> {
  const folder = join(root, "content");
  const paths = filesBelow(folder).filter(isContent);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Addresses of the files in `public/`: "/favicon.ico". */
export function publicFiles(root = process.cwd()): Set<string> {
  return new Set(filesBelow(join(root, "public")).map((path) => `/${path}`));
}

/** Code and pictures lie in `content/` too, as do hidden files and the guide for editors. */
function isContent(path: string): boolean {
  const isCode = path.endsWith(".ts") && !path.startsWith("samples/");
  return !isCode && !isPictureName(path) && !/(^|\/)\.|^README\.md$/.test(path);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The fields of site.yaml that the file itself calls placeholders, each at its line. */
export function placeholderProblems(root = process.cwd()): Problem[] {
  const file = "content/site.yaml";
  const { data, lineOf } = readSource(file, readFileSync(join(root, file), "utf8"));
  const { placeholders = [] } = data as { placeholders?: string[] };
  return placeholders.map((field) => {
    const path = field.split(".");
    const value = path.reduce<unknown>((v, key) => (v as Record<string, unknown>)[key], data);
    return { file, line: lineOf(path), field, message: `"${value}" is a placeholder` };
  });
}
