import { dirname, join } from "node:path/posix";
import type { Data } from "../load/collections.ts";
import { markdownTargets } from "../load/markdown.ts";
import type { Picture, Pictures } from "./picture.ts";

/** The picture beside a text that the text names; undefined for a scene. */
export function pictureBeside(
  pictures: Pictures,
  target: string,
  file: string,
): Picture | undefined {
  return pictures.get(join(dirname(file), target));
}

/** The pictures that texts show; all others are not published. */
export function picturesIn(
  { posts, plainPages, article, privacy, terms }: Data,
  pictures: Pictures,
): Picture[] {
  // Without pictures no text needs to be parsed.
  if (pictures.size === 0) return [];
  const found = [...posts, ...plainPages, article, privacy, terms].flatMap(({ file, prose }) =>
    markdownTargets(prose.text).flatMap(({ image, target }) =>
      image ? (pictureBeside(pictures, target, file) ?? []) : [],
    ),
  );
  return [...new Set(found)];
}
