import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Data } from "./load/collections.ts";
import { type Loaded, loadAllFromDisk } from "./load-content.ts";

/**
 * Environment variable with the path of the checked content. A build has several processes, each of
 * which needs all content: the first checks it and writes the file, the others inherit its path.
 */
const variable = "CHECKED_CONTENT";

/** Writes checked content into a file, for all processes that this one starts, until it ends. */
export function shareWithWorkers(content: Loaded, root = process.cwd()): void {
  // Another build or a tool may run in this folder meanwhile.
  const file = join(root, `.next/cache/content-${process.pid}.json`);
  process.once("exit", () => rmSync(file, { force: true }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  process.env[variable] = file;
}

/** All content with drafts and future posts: as the first process shared it, or else from disk. */
export function checkedContent(): Loaded {
  const file = process.env[variable];
  return file ? JSON.parse(readFileSync(file, "utf8")) : loadAllFromDisk();
}

const lastFile = () => join(process.cwd(), ".next/cache/last-content.json");

/**
 * Saves the last content without problems, which `next dev` shows while there are any. In a file,
 * since Next may load the modules of pages anew meanwhile.
 */
export function saveLastGood(data: Data): void {
  mkdirSync(dirname(lastFile()), { recursive: true });
  writeFileSync(`${lastFile()}.new`, JSON.stringify(data));
  renameSync(`${lastFile()}.new`, lastFile());
}

/** The content that was saved, if any. */
export function lastGood(): Data | undefined {
  return existsSync(lastFile()) ? JSON.parse(readFileSync(lastFile(), "utf8")) : undefined;
}

/** Deletes the saved content: a new server begins without. */
export function forgetLastGood(): void {
  rmSync(lastFile(), { force: true });
}
