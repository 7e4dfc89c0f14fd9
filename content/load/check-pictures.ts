import { basename, dirname } from "node:path/posix";
import { nameFault, tidyName } from "../pictures/check-picture.ts";
import { isPictureName, type Pictures } from "../pictures/picture.ts";
import { sceneNames } from "../schema/fields.ts";
import { didYouMean, type Problem } from "./problem.ts";

/** Says what is wrong with the target of a picture, a scene or a file beside its text, or undefined. */
export function pictureChecker(pictures: Pictures) {
  return (target: string, file: string): string | undefined => {
    if (target.startsWith("scene:")) return sceneProblem(target.slice("scene:".length));
    if (!file.endsWith(".md"))
      return `only a scene can be shown here: ![words](scene:${sceneNames[1]})`;
    if (/^[a-z][a-z+.-]*:|^\/\//i.test(target))
      return "no picture from elsewhere is shown; save it beside this text and write its name";
    const beside = [...pictures.keys()]
      .filter((path) => dirname(path) === dirname(file))
      .map((path) => basename(path));
    if (beside.includes(target)) return undefined;
    if (nameFault(target) && isPictureName(target) && !target.includes("/"))
      return `"${target}" has spaces or signs that a text cannot hold; name the file and write "${tidyName(target)}"`;
    return `there is no picture "${target}" beside this text, in ${dirname(file)}/${didYouMean(target, beside)}`;
  };
}

function sceneProblem(name: string): string | undefined {
  if ((sceneNames as readonly string[]).includes(name)) return undefined;
  return `there is no scene "${name}"; allowed: ${sceneNames.join(", ")}${didYouMean(name, sceneNames)}`;
}

/** The pictures that are wrong themselves, whether a text shows them or not. */
export function pictureProblems(pictures: Pictures): Problem[] {
  return [...pictures.values()].flatMap(({ file, fault }) =>
    fault ? [{ file, line: 1, field: "", message: fault }] : [],
  );
}
