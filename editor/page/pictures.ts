import { entriesOf } from "../../site/load/collections";
import { drawingIn } from "../../site/load/drawings";
import { pictureBeside, pictureTargets } from "../../site/pictures/shown-pictures";
import { loadPreview } from "../../site/preview/load-preview";
import { folderOf } from "../../site/slug";
import { readPictures, removePicture, writePicture } from "./twins/disk";

/** The pictures that only the editor has, by their addresses ("blob:…"), once their sizes are known. */
const known = new Map<string, { file: string } | undefined>();
let onKnown: () => void = () => {};

/** Calls a function whenever the size of one more picture is known. */
export function whenPictureIsKnown(show: () => void): void {
  onKnown = show;
}

/**
 * The name of a picture that was chosen and is not saved, as if it lay beside the file that names it.
 * Undefined until its size is known.
 * @param address "blob:https://…"
 */
export function chosenPicture(file: string, address: string): string | undefined {
  const name = nameOf(address);
  takePicture(`${folderOf(file)}/${name}`, address);
  return known.get(address) && name;
}

const nameOf = (address: string) => `${address.replace(/.*\//, "")}.png`;

/** The pictures that a file names and the build has not. */
export function missingPictures(file: string): string[] {
  const { data } = loadPreview();
  const entry = data && entriesOf(data).find((each) => each.file === file);
  const isMissing = (name: string) =>
    drawingIn(name) === undefined && !pictureBeside(readPictures(), name, file);
  return entry ? [...new Set(pictureTargets(entry).filter(isMissing))] : [];
}

/** Takes a picture that was saved since the last build. */
export function takePicture(file: string, address: string): void {
  if (known.has(address)) return;
  known.set(address, undefined);
  const picture = new Image();
  picture.src = address;
  const take = () => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    known.set(address, { file });
    writePicture({ file, problem: undefined, width, height, id: address });
    onKnown();
  };
  // What is no picture, the check of a save refuses.
  picture.decode().then(take, () => {});
}

/** Lets go of chosen pictures that the form has no longer. @param typed what is in the form */
export function forgetPictures(typed: string): void {
  for (const [address, picture] of known) {
    if (!picture || typed.includes(address) || readPictures().get(picture.file)?.id !== address)
      continue;
    if (!picture.file.endsWith(nameOf(address))) continue;
    removePicture(picture.file);
    known.delete(address);
  }
}
