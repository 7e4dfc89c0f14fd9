import { type Data, type Entry, entriesOf } from "../load/collections.ts";
import { markdownTargets } from "../load/markdown.ts";
import { textsOf } from "../load/texts.ts";
import { folderOf } from "../slug.ts";
import type { ImageFile, ImageFiles } from "./picture.ts";

/** The picture beside a text that the text names; undefined for a drawing. */
export function pictureBeside(
  pictures: ImageFiles,
  target: string,
  file: string,
): ImageFile | undefined {
  return pictures.get(`${folderOf(file)}/${target}`);
}

/** The targets of pictures in an entry's text and fields: "shop.jpg", "drawing:coupon". */
export function pictureTargets({ file, prose, ...fields }: Entry): string[] {
  const inText = markdownTargets(prose.text).filter(({ image }) => image);
  const inFields = [...textsOf(file, fields)].filter(({ format }) => format === "screenshot");
  return [...inText.map(({ target }) => target), ...inFields.map(({ text }) => text)];
}

/** The pictures that texts and fields show; all others are not published. */
export function picturesIn(data: Data, pictures: ImageFiles): ImageFile[] {
  // Without pictures no text needs to be parsed.
  if (pictures.size === 0) return [];
  const shown = entriesOf(data).flatMap((entry) =>
    pictureTargets(entry).flatMap((name) => pictureBeside(pictures, name, entry.file) ?? []),
  );
  return [...new Set(shown)];
}
