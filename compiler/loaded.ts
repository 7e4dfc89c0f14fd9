import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Loaded, loadAllFromDisk } from "./load-content.ts";

/**
 * Name of the environment variable with the cache's path. A build has several processes, each of
 * which needs all content: the first checks it and writes the cache, the others inherit its path.
 */
const variable = "CHECKED_CONTENT";

/** Next puts this module into several bundles; each would read all content again. */
const memory = globalThis as { loadedContent?: Loaded };

/**
 * All content with drafts and future posts, from the cache or else from disk, read once per process.
 * In `next dev`, loaded.dev.ts replaces this file (next.config.ts).
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
