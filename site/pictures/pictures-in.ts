import { dirname, join } from "node:path/posix";
import { type Data, entriesOf } from "../load/collections.ts";
import { markdownTargets } from "../load/markdown.ts";
import { type FieldPath, textsIn } from "../load/walk.ts";
import type { ImageFile, ImageFiles } from "./picture.ts";

/** The picture beside a text that the text names; undefined for a drawing. */
export function pictureBeside(
  pictures: ImageFiles,
  target: string,
  file: string,
): ImageFile | undefined {
  return pictures.get(join(dirname(file), target));
}

/** Whether the field at a path has the name of a picture beside its file. */
export function isPictureField(path: FieldPath): boolean {
  return path.at(-1) === "screenshot" || path.at(-1) === "photo";
}

/** The pictures that texts and fields show; all others are not published. */
export function picturesIn(data: Data, pictures: ImageFiles): ImageFile[] {
  // Without pictures no text needs to be parsed.
  if (pictures.size === 0) return [];
  const shown = entriesOf(data).flatMap(({ file, prose, ...fields }) => {
    const inText = markdownTargets(prose.text).filter(({ image }) => image);
    const inFields = [...textsIn(fields)].filter(([, path]) => isPictureField(path));
    const names = [...inText.map(({ target }) => target), ...inFields.map(([name]) => name)];
    return names.flatMap((name) => pictureBeside(pictures, name, file) ?? []);
  });
  return [...new Set(shown)];
}
