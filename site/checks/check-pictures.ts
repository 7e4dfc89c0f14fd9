import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { type Drawings, drawingProblem } from "../load/drawings.ts";
import { filesBelow, isPictureName } from "../load/files.ts";
import { didYouMean, type Problem } from "../load/problem.ts";
import { nameProblem, tidyName } from "../pictures/check-picture.ts";
import type { ImageFiles } from "../pictures/picture.ts";

/** Returns the check of a picture's target, a scene or a file beside its text: its problem, if any. */
export function pictureChecker(drawings: Drawings, pictures: ImageFiles) {
  return (target: string, file: string): string | undefined => {
    if (target.startsWith("scene:")) return drawingProblem(target.slice("scene:".length), drawings);
    if (!file.endsWith(".md")) return "only a scene can be shown here: ![words](scene:flyer)";
    return pictureFileProblem(pictures, target, file);
  };
}

/**
 * The problem of a picture that a text names, which has to lie beside the text.
 * @param pictures all that there are
 */
export function pictureFileProblem(
  pictures: ImageFiles,
  target: string,
  file: string,
): string | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(target))
    return "no picture from elsewhere is shown; save it beside this text and write its name";
  const beside = [...pictures.keys()]
    .filter((path) => dirname(path) === dirname(file))
    .map((path) => basename(path));
  if (beside.includes(target)) return undefined;
  if (nameProblem(target) && isPictureName(target) && !target.includes("/"))
    return `"${target}" has spaces or signs that a text cannot hold; name the file and write "${tidyName(target)}"`;
  return `there is no picture "${target}" beside this text, in ${dirname(file)}/${didYouMean(target, beside)}`;
}

/** Problems of the picture files themselves, whether a text shows them or not. */
export function pictureProblems(pictures: ImageFiles): Problem[] {
  return [...pictures.values()].flatMap(({ file, problem }) =>
    problem ? [{ file, line: 1, field: "", message: problem }] : [],
  );
}

/** In bytes: a phone on a slow line loads this much in about two seconds. */
export const heaviestImage = 300_000;

/** Pictures in `public/` that are too heavy for visitors, since they are served as they are. */
export function imageProblems(root: string): Problem[] {
  return filesBelow(join(root, "public"))
    .filter((path) => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(path))
    .map((path) => ({ file: `public/${path}`, size: statSync(join(root, "public", path)).size }))
    .filter(({ size }) => size > heaviestImage)
    .map(({ file, size }) => {
      const message = `the picture has ${(size / 1e6).toFixed(1)} MB, at most ${heaviestImage / 1e6}; a picture of a text lies beside it, in content/, and the build makes it light`;
      return { file, line: 1, field: "", message };
    });
}
