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
 * Saves a picture beside the text at a path below `content/`: under a free name, or in place of the
 * picture that is named. The same picture is not saved twice. Without one, deletes the named one.
 */
export async function takePicture(
  path: string,
  sent: unknown,
  name: string,
): Promise<SavedPicture | undefined> {
  if (!takesPictures(path)) return { problem: "This text can have no pictures." };
  const folder = join(contentRoot(), "content", dirname(path));
  const there = name ? readPicture(path, name) : undefined;
  if (name && !there) return { problem: `${name} is not there any more.` };
  if (!(sent instanceof File)) {
    if (name) rmSync(join(folder, name));
    return undefined;
  }
  if (sent.size > limits.weight) return { problem: `${sent.name} ${tooHeavy(sent.size)}` };
  const bytes = Buffer.from(await sent.arrayBuffer());
  const checked = checkPicture(sent.name, bytes);
  const problem = "problem" in checked ? checked.problem : !(await isWhole(bytes)) && damaged;
  if (problem) return { problem: `${sent.name} ${problem}` };
  if (!name) return { name: place(folder, tidyName(sent.name), bytes) };
  if (isPng(name) !== isPng(sent.name))
    return { problem: `${sent.name} is of another format than ${name}; add it as a new picture` };
  replaceFile(join(folder, name), bytes);
  return { name };
}

/** The answer with a picture beside a text; undefined where there is none of this name. */
export function pictureAt(path: string, name: string): Response | undefined {
  const bytes = readPicture(path, name);
  const type = isPng(name) ? "image/png" : "image/jpeg";
  return bytes && new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } });
}

function readPicture(path: string, name: string): Buffer | undefined {
  if (!takesPictures(path) || !/^[^/\\]+\.(jpe?g|png)$/i.test(name)) return undefined;
  return read(join(contentRoot(), "content", dirname(path), name));
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
