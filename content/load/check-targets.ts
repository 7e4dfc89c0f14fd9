import type { Pictures } from "../pictures/picture.ts";
import { targetChecker } from "./check-links.ts";
import { pictureChecker } from "./check-pictures.ts";
import type { Data } from "./kinds.ts";
import { publishedOn } from "./publish.ts";

/** The files that texts may name. */
export type Around = {
  /** Addresses of the files in `public/`; undefined skips that check. */
  publicFiles: ReadonlySet<string> | undefined;
  pictures: Pictures;
};

/** What says of a link or picture whether there is what it names on the day that it is on the site. */
export function checkersByDay(data: Data, { publicFiles, pictures }: Around) {
  type Checker = (target: string, file: string, image?: boolean) => string | undefined;
  const checkers = new Map<string | undefined, Checker>();
  const pictureProblem = pictureChecker(pictures);
  return (day: string | undefined) => {
    const known = checkers.get(day);
    if (known) return known;
    const shown = day === undefined ? data : publishedOn(data, day);
    const linkProblem = targetChecker(shown, data, publicFiles);
    const checker: Checker = (target, file, image) =>
      image ? pictureProblem(target, file) : linkProblem(target, file);
    checkers.set(day, checker);
    return checker;
  };
}
