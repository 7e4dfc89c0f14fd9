import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a build is made from, besides its settings. */
const sources = [
  "app",
  "components",
  "content",
  "hosting",
  "public",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
];

/**
 * Names a build after what it is made from: the same sources and settings give the same name,
 * and so the same bytes; another build has another name, by which an open tab notices that its
 * site was replaced and loads the next page in full.
 */
export function buildId(root: string, settings: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of sources.flatMap((source) => filesOf(root, source)))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

function filesOf(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
