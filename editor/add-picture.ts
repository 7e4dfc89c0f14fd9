import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import {
  checkPicture,
  damaged,
  limits,
  tidyName,
  tooHeavy,
} from "../compiler/pictures/check-picture.ts";
import { meanColour } from "../compiler/pictures/colour-of.ts";
import { pictureFolders } from "../compiler/pictures/picture.ts";

/** A picture that the form sent: its name beside the text, or why it was not saved. */
export type AddedPicture = { name: string } | { problem: string };

/** Whether a file of `content/` can have pictures beside it. */
export function takesPictures(path: string): boolean {
  return path.endsWith(".md") && pictureFolders.includes(dirname(path));
}

/**
 * Saves a sent picture beside the text at a path below `content/`, under a free name. The same
 * picture is not saved twice.
 * @returns undefined where the form has no picture
 */
export async function addPicture(
  path: string,
  form: FormData,
  root = process.cwd(),
): Promise<AddedPicture | undefined> {
  const sent = form.get("~picture");
  if (!(sent instanceof File) || sent.name === "" || !takesPictures(path)) return undefined;
  if (sent.size > limits.weight) return { problem: `${sent.name} ${tooHeavy(sent.size)}` };
  const bytes = Buffer.from(await sent.arrayBuffer());
  const checked = checkPicture(sent.name, bytes);
  const problem = "problem" in checked ? checked.problem : await damageOf(bytes);
  if (problem) return { problem: `${sent.name} ${problem}` };
  const folder = join(root, "content", dirname(path));
  return { name: place(folder, tidyName(sent.name), bytes) };
}

async function damageOf(bytes: Buffer): Promise<string | undefined> {
  return meanColour(bytes).then(
    () => undefined,
    () => damaged,
  );
}

/** Writes a picture, with a number in its name where another picture has that name. */
function place(folder: string, name: string, bytes: Buffer): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : name.replace(/(?=\.\w+$)/, `-${number}`);
    const there = read(join(folder, free));
    if (!there) writeFileSync(join(folder, free), bytes, { flag: "wx" });
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
