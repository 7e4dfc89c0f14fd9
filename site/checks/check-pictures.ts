import { basename, dirname } from "node:path/posix";
import { type Drawings, drawingProblem } from "../load/drawings.ts";
import type { Problem } from "../load/problem.ts";
import type { ImageFiles } from "../pictures/picture.ts";

/** Returns the check of a picture's target, a drawing or a file beside its text: its problem, if any. */
export function pictureChecker(drawings: Drawings, pictures: ImageFiles) {
  return (target: string, file: string): string | undefined => {
    if (target.startsWith("drawing:"))
      return drawingProblem(target.slice("drawing:".length), drawings);
    if (!file.endsWith(".md")) return "only a drawing can be shown here: ![words](drawing:flyer)";
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
  return `there is no picture "${target}" beside this text; in ${dirname(file)}/ there are: ${beside.join(", ")}`;
}

/** Problems of the picture files themselves, whether a text shows them or not. */
export function pictureProblems(pictures: ImageFiles): Problem[] {
  return [...pictures.values()].flatMap(({ file, problem }) =>
    problem ? [{ file, line: 1, field: "", message: problem }] : [],
  );
}
