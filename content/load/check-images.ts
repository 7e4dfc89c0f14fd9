import { readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Problem } from "./problem.ts";

/** In bytes: what a phone on a slow line gets in about two seconds. */
export const heaviestImage = 300_000;

const isImage = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Pictures in `public/`, which are served as they are, that are too heavy for visitors. */
export function imageProblems(root: string): Problem[] {
  return readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isImage.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size > heaviestImage)
    .sort()
    .map((path) => {
      const file = relative(root, path).split(sep).join("/");
      const size = (statSync(path).size / 1e6).toFixed(1);
      const message = `the picture has ${size} MB, at most ${heaviestImage / 1e6}; a picture of a text lies beside it, in content/, and the build makes it light`;
      return { file, line: 1, field: "", message };
    });
}
