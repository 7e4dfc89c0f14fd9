import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Loaded } from "./load-content.ts";
import { loadAllFromDisk } from "./load-content.ts";

/**
 * Name of the environment variable with the cache's path. A build has several processes, each of
 * which needs all content: the first checks it and writes the cache, the others inherit its path.
 */
const variable = "CHECKED_CONTENT";

/** Writes checked content to the cache, for all processes that this one starts. */
export function writeContentCache(content: Loaded, root = process.cwd()): void {
  const file = join(root, ".next/cache/content.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  process.env[variable] = file;
}

/** All content with drafts and future posts, from the cache or else from disk. */
export function readContentCache(): Loaded {
  const file = process.env[variable];
  return file ? JSON.parse(readFileSync(file, "utf8")) : loadAllFromDisk();
}
