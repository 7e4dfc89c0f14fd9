import bundled from "bundled-content";
import type { Files } from "../../../site/load/files.ts";
import type { ImageFile, ImageFiles } from "../../../site/pictures/picture.ts";

/**
 * In an editor's browser, stands for site/load/disk.ts. The texts that have forms come from the editor, as
 * new as it has them (editor/page/entries.ts).
 */
const files: Record<string, string> = { ...bundled.files };
const pictures = new Map(bundled.pictures.map((picture) => [picture.file, picture]));
let version = 0;

export const readFiles = (): Files => ({ ...files });
export const readPublicFiles = (): Set<string> => new Set(bundled.publicFiles);
export const readPictures = (): ImageFiles => pictures;
export const contentVersion = (): string => String(version);

/** Takes a file's text in place of the one before; without one, the file is gone. */
export function writeFile(file: string, text: string | undefined): void {
  if (files[file] === text) return;
  if (text === undefined) delete files[file];
  else files[file] = text;
  version += 1;
}

/** Takes a picture that the build has not. */
export function writePicture(picture: ImageFile): void {
  pictures.set(picture.file, picture);
  version += 1;
}

/** Forgets a picture that was taken. */
export function removePicture(file: string): void {
  if (pictures.delete(file)) version += 1;
}

/** What is read differs from before for another reason, such as another form that is open. */
export function renew(): void {
  version += 1;
}
