import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All that a build is made of, besides its settings. */
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
  "tsconfig.json",
];

/**
 * Names a build after what it is made of, so that two builds of the same are the same in every
 * byte. It is no constant: by this name a page that is open in a browser notices that the site
 * was published anew, and loads the next page whole instead of mixing two builds.
 * @param settings what else decides about the files: region, the posts whose day is to come
 */
export function buildId(settings: object, root = process.cwd()): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of sources.flatMap((source) => filesAt(join(root, source)))) {
    hash.update(relative(root, path).split(sep).join("/"));
    hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 20);
}

/**
 * A file itself, or the files of a folder; hidden ones belong to the system and not to the site,
 * and what is there in `next dev` alone to no build.
 */
function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith(".") && !/\.dev\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}
