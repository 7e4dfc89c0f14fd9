import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentProblems } from "./checks/check-content.ts";
import { imageProblems, pictureProblems } from "./checks/check-pictures.ts";
import type { Data } from "./load/collections.ts";
import { contentRoot, type Files, publicFiles, readFiles } from "./load/files.ts";
import { parseFiles } from "./load/parse.ts";
import type { Problem } from "./load/problem.ts";
import type { Pictures } from "./pictures/picture.ts";
import { readPictures } from "./pictures/read-pictures.ts";
import { type Region, readSettings } from "./settings.ts";
import { publishedOn } from "./site/publish.ts";

/** A day on which all posts are published, except drafts. */
const endOfTime = "9999-12-31";

/** All content with drafts and future posts; pages may use `data` if `problems` is empty. */
export type Loaded = { data: Data; problems: Problem[] };

/**
 * Parses and checks all content.
 * @param files every file below `content/` that is not code
 * @param publicFiles addresses of the files in `public/`; without them, links to files pass
 * @param today the day of the build: published texts may not link to unpublished ones
 * @param pictures the pictures that lie beside the texts; without them, every picture passes
 * @param region of the site, by which a few words differ (site.yaml, "regional")
 */
export function loadContent(
  files: Files,
  publicFiles?: ReadonlySet<string>,
  today = endOfTime,
  pictures?: Pictures,
  region: Region = "us",
): Loaded {
  const { data, sources, problems } = parseFiles(files, region);
  // Data that its schema refuses may lack the fields that the other checks compare.
  if (problems.length === 0)
    problems.push(...contentProblems(data, sources, today, { publicFiles, pictures }));
  return { data, problems: [...problems, ...(pictures ? pictureProblems(pictures) : [])] };
}

/** Checks texts, which may differ from those on disk, with the pictures and files on disk. */
export function loadTexts(
  files: Files,
  root = contentRoot(),
  today = readSettings(process.env).today,
): Loaded {
  const { region } = readSettings(process.env);
  return loadContent(files, publicFiles(root), today, readPictures(root), region);
}

/** All content on disk, with drafts and future posts. */
export function loadAllFromDisk(root = contentRoot()): Loaded {
  const { data, problems } = loadTexts(readFiles(root), root);
  return { data, problems: [...problems, ...imageProblems(root)] };
}

/** The content on disk that a build of today publishes; all of it is checked. */
export function loadContentFromDisk(root = contentRoot()): Loaded {
  const { data, problems } = loadAllFromDisk(root);
  if (problems.length > 0) return { data, problems };
  return { data: publishedOn(data, readSettings(process.env).today), problems };
}

/**
 * Name of the environment variable with the cache's path. A build has several processes, each of
 * which needs all content: the first checks it and writes the cache, the others inherit its path.
 */
const variable = "CHECKED_CONTENT";

/** Next puts this module into several bundles; each would read all content again. */
const memory = globalThis as { loadedContent?: Loaded };

/**
 * All content with drafts and future posts, from the cache or else from disk, read once per process.
 * In `next dev`, load-content.dev.ts replaces this module (next.config.ts).
 */
export function loaded(): Loaded {
  const file = process.env[variable];
  memory.loadedContent ??= file ? JSON.parse(readFileSync(file, "utf8")) : loadAllFromDisk();
  return memory.loadedContent as Loaded;
}

/** Writes checked content to the cache, for all processes that this one starts. */
export function writeContentCache(content: Loaded, root = process.cwd()): void {
  const file = join(root, ".next/cache/content.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  process.env[variable] = file;
}
