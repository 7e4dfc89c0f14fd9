import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { filesBelow } from "../site/load/files.ts";
import type { Settings } from "../site/settings.ts";

/** Everything that a build is made from, apart from its settings and what they name. */
const folders = ["app", "components", "content", "export", "site"];
const files = [
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
];

/** Hidden files belong to the system; `.dev` files exist in `next dev` alone. */
const excluded = /(^|\/)\.|\.dev\.tsx?$/;

/**
 * A build's id is a hash of its sources, so that two builds of the same sources are the same in
 * every byte. A constant would not do: by the id, a page that is open in a browser notices that the
 * site was published anew, and loads the next page in full instead of mixing two builds.
 * @param settings that change the files too: the region, and which posts and offers are published
 */
export function buildId(settings: Pick<Settings, "contentRoot">): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const { contentRoot } = settings;
  const own = ["content", "public"].map((folder) => join(contentRoot, folder));
  const below = [...folders, ...own].flatMap((folder) =>
    filesBelow(folder).map((file) => join(folder, file)),
  );
  for (const file of new Set([...below, ...files].filter((file) => !excluded.test(file)))) {
    hash.update(file.replaceAll(sep, "/"));
    hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 20);
}
