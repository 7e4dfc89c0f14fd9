import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Loaded, loadAllFromDisk } from "./load-content.ts";

/**
 * Environment variable with the path of the checked content. A build has several processes, each of
 * which needs all content: the first checks it and writes the file, the others inherit its path.
 */
const variable = "CHECKED_CONTENT";

/** Writes checked content into a file, for all processes that this one starts, until it ends. */
export function handOn(content: Loaded, root = process.cwd()): void {
  // Another build or a tool may run in this folder meanwhile.
  const file = join(root, `.next/cache/content-${process.pid}.json`);
  process.once("exit", () => rmSync(file, { force: true }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  process.env[variable] = file;
}

/** All content with drafts and future posts: as it was handed on, or else from disk. */
export function checkedContent(): Loaded {
  const file = process.env[variable];
  return file ? JSON.parse(readFileSync(file, "utf8")) : loadAllFromDisk();
}
