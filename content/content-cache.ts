import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Loaded } from "./load-content.ts";
import { loadAllFromDisk } from "./load-content.ts";

/**
 * A build has several processes, each of which needs all content. The first reads and checks it
 * and leaves it to the others in a file, whose name they find in their environment.
 */
const variable = "CHECKED_CONTENT";

/** Writes content that is in order, for whatever this process starts. */
export function writeContentCache(content: Loaded, root = process.cwd()): void {
  const file = join(root, ".next/cache/content.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  process.env[variable] = file;
}

/** All content with drafts: from the cache, or else from disk. */
export function readContentCache(): Loaded {
  const file = process.env[variable];
  return file ? JSON.parse(readFileSync(file, "utf8")) : loadAllFromDisk();
}
