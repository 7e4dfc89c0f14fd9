import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { contentRoot } from "../../site/load/files.ts";
import {
  checkPicture,
  damaged,
  limits,
  tidyName,
  tooHeavy,
} from "../../site/pictures/check-picture.ts";
import { isWhole } from "../../site/pictures/damage.ts";
import { pictureFolders } from "../../site/pictures/picture.ts";
import { replaceFile } from "./write-files.ts";

/** A picture that was saved, or why it was not. */
export type SavedPicture = { name: string } | { problem: string };

/** Whether a file of `content/` can have pictures beside it. */
export function takesPictures(path: string): boolean {
  return path.endsWith(".md") && pictureFolders.includes(dirname(path));
}

/**
 * Saves a picture beside the text at a path below `content/`: under a free name, or in place of
 * another picture. The same picture is not saved twice.
 * @param replaced name of the picture whose place it takes
 */
export async function savePicture(
  path: string,
  sent: File,
  replaced?: string,
  root = contentRoot(),
): Promise<SavedPicture> {
  if (!takesPictures(path)) return { problem: "This text can have no pictures." };
  if (sent.size > limits.weight) return { problem: `${sent.name} ${tooHeavy(sent.size)}` };
  const bytes = Buffer.from(await sent.arrayBuffer());
  const checked = checkPicture(sent.name, bytes);
  const problem = "problem" in checked ? checked.problem : !(await isWhole(bytes)) && damaged;
  if (problem) return { problem: `${sent.name} ${problem}` };
  const folder = join(root, "content", dirname(path));
  if (!replaced) return { name: place(folder, tidyName(sent.name), bytes) };
  if (isPng(replaced) !== isPng(sent.name))
    return {
      problem: `${sent.name} is of another format than ${replaced}; add it as a new picture`,
    };
  if (!readPicture(path, replaced, root)) return { problem: `${replaced} is not there any more.` };
  replaceFile(join(folder, replaced), bytes);
  return { name: replaced };
}

/** The bytes of a picture beside a text; undefined where there is none of this name. */
export function readPicture(path: string, name: string, root = contentRoot()): Buffer | undefined {
  if (!takesPictures(path) || !/^[^/\\]+\.(jpe?g|png)$/i.test(name)) return undefined;
  return read(join(root, "content", dirname(path), name));
}

/** Deletes a picture beside a text. */
export function deletePicture(path: string, name: string, root = contentRoot()): void {
  if (readPicture(path, name, root)) rmSync(join(root, "content", dirname(path), name));
}

const isPng = (name: string) => /\.png$/i.test(name);

/** Writes a picture, with a number in its name where another picture has that name. */
function place(folder: string, name: string, bytes: Buffer): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : name.replace(/(?=\.\w+$)/, `-${number}`);
    const there = read(join(folder, free));
    if (!there) replaceFile(join(folder, free), bytes);
    if (!there || there.equals(bytes)) return free;
  }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
