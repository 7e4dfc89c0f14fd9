import { dirname, join } from "node:path/posix";
import { markdownTargets } from "../load/check-links.ts";
import type { Data } from "../load/kinds.ts";
import type { Picture, Pictures } from "./picture.ts";

/** The picture that a text names, which lies beside it; undefined for a scene. */
export function pictureBeside(
  pictures: Pictures,
  target: string,
  file: string,
): Picture | undefined {
  return pictures.get(join(dirname(file), target));
}

/** The pictures that texts show: of what is not on the site, none may be told. */
export function picturesIn(
  { posts, plainPages, article, privacy, terms }: Data,
  pictures: Pictures,
): Picture[] {
  const found = [...posts, ...plainPages, article, privacy, terms].flatMap(({ file, prose }) =>
    [...markdownTargets(prose.text)].flatMap(({ image, target }) =>
      image ? (pictureBeside(pictures, target, file) ?? []) : [],
    ),
  );
  return [...new Set(found)];
}
