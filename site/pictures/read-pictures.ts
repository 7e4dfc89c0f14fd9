import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { contentRoot, filesBelow, isContent, isPictureName } from "../load/files.ts";
import { slugOf } from "../pages/slug.ts";
import { checkPicture, nameProblem } from "./check-picture.ts";
import { type ImageFile, type ImageFiles, pictureFolders, quality } from "./picture.ts";

/** The last state of each file: after an edit, `next dev` reads only changed pictures again. */
const lastRead = new Map<string, { state: string; picture: ImageFile }>();

/** Every picture below `content/`, with its problem if it has one. */
export function readPictures(root = contentRoot()): ImageFiles {
  const paths = filesBelow(join(root, "content")).filter(
    (path) => isPictureName(path) && !isContent(path) && !basename(path).startsWith("."),
  );
  return new Map(
    paths.map((path) => {
      const file = `content/${path}`;
      return [file, readOnce(join(root, file), file)];
    }),
  );
}

function readOnce(path: string, file: string): ImageFile {
  const { size, mtimeMs } = statSync(path);
  const state = `${size} ${mtimeMs}`;
  const last = lastRead.get(path);
  if (last?.state === state) return last.picture;
  const picture = read(path, file);
  lastRead.set(path, { state, picture });
  return picture;
}

function read(path: string, file: string): ImageFile {
  const name = basename(file);
  const bytes = readFileSync(path);
  const misplaced = placeProblem(file) ?? nameProblem(name);
  if (misplaced) return withProblem(file, misplaced);
  const checked = checkPicture(bytes);
  if ("problem" in checked) return withProblem(file, checked.problem);
  const hash = createHash("sha256").update(String(quality)).update(bytes).digest("hex");
  const stem = slugOf(name.replace(/\.\w+$/, "")) || "picture";
  return { file, problem: undefined, ...checked, id: `${stem}-${hash.slice(0, 16)}` };
}

function withProblem(file: string, problem: string): ImageFile {
  return { file, problem, width: 0, height: 0, id: "" };
}

function placeProblem(file: string): string | undefined {
  if (pictureFolders.some((folder) => dirname(file) === `content/${folder}`)) return undefined;
  const folders = pictureFolders.map((folder) => `content/${folder}/`).join(", ");
  return `lies where no text can show it; a picture lies beside its text, in one of ${folders}`;
}
