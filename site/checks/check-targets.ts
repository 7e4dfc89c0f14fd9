import { basename, dirname } from "node:path/posix";
import { outsideAddresses } from "../external-links.ts";
import type { Data } from "../load/collections.ts";
import { drawingProblem } from "../load/drawings.ts";
import type { Problem } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";
import { publishedOn } from "../pages/publish.ts";
import { allRedirects } from "../pages/redirects.ts";
import type { ImageFiles } from "../pictures/picture.ts";

/** The day of the build, and the files beside the texts, to which texts may refer. */
export type CheckContext = {
  /** Addresses of the files in `public/`. */
  publicFiles: ReadonlySet<string>;
  /** The pictures that lie beside the texts. */
  pictures: ImageFiles;
  /** Published texts may not link to texts of later days. */
  today: string;
};

/** The problem of the target of a link or picture in a file, if any. */
export type TargetProblem = (target: string, file: string, image?: boolean) => string | undefined;

/**
 * The check of links and pictures for each day: the target has to exist once the text is published.
 */
export function checkersByDay(data: Data, { publicFiles, pictures }: CheckContext) {
  const checkers = new Map<string | undefined, TargetProblem>();
  return (day: string | undefined) => {
    const known = checkers.get(day);
    if (known) return known;
    const shown = day === undefined ? data : publishedOn(data, day);
    const linkProblem = linkChecker(shown, data, publicFiles);
    const checker: TargetProblem = (target, file, image) =>
      image ? pictureProblem(target, file, data, pictures) : linkProblem(target);
    checkers.set(day, checker);
    return checker;
  };
}

/**
 * The check of a link's target, but for its "#part", which the build knows (export/check-links.ts).
 * @param shown the content that is published together with the link
 * @param all the content with drafts and future posts, to tell an unpublished page from none
 */
function linkChecker(shown: Data, all: Data, publicFiles: ReadonlySet<string>) {
  const pages = new Map(listPages(shown).map(({ path, canonical }) => [path, canonical]));
  const later = new Set(listPages(all).map(({ path }) => path));
  const redirects = allRedirects(all);
  const names = Object.keys(outsideAddresses(all.site)).map((name) => `@${name}`);
  const isOutside = (target: string) =>
    /^https:\/\/[^\s/.]+\.\S+$/.test(target) && URL.canParse(target);
  return (target: string): string | undefined => {
    // As a bare address in a text: "{{email}}".
    const isKnown = names.includes(target) || target === `mailto:${all.site.email}`;
    if (isKnown || target.startsWith("#") || isOutside(target)) return undefined;
    if (!/^\/(?!\/)/.test(target))
      return `"${target}" is no address; write "/page" for a page of this site, "https://…", or one of ${names.join(", ")}`;
    const [path = ""] = target.split(/[?#]/, 1);
    const canonical = pages.get(path);
    if (canonical === path || publicFiles.has(path)) return undefined;
    if (canonical) return `links to ${path}; write ${canonical} instead`;
    if (later.has(path))
      return `${path} is not on the site yet, being a draft or dated later than this; publish it first, or take the link out`;
    const moved = redirects.find(({ from }) => from === path)?.to;
    return moved
      ? `${path} has moved; write ${moved} instead`
      : `there is no page or file at ${path}`;
  };
}

/** The problem of a picture's target: a drawing, or a file beside its text. */
function pictureProblem(
  target: string,
  file: string,
  { drawings }: Data,
  pictures: ImageFiles,
): string | undefined {
  if (target.startsWith("drawing:"))
    return drawingProblem(target.slice("drawing:".length), drawings);
  if (!file.endsWith(".md")) return "only a drawing can be shown here: ![words](drawing:flyer)";
  return pictureFileProblem(pictures, target, file);
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
