import { invisibleIn } from "../characters.ts";
import { outsideAddresses } from "../external-links.ts";
import type { Data } from "../load/collections.ts";
import { didYouMean } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";
import { publishedOn } from "../pages/publish.ts";
import { listedRedirects } from "../pages/redirects.ts";
import { postPath, slugOf } from "../pages/slug.ts";
import type { ImageFiles } from "../pictures/picture.ts";
import { pictureChecker } from "./check-pictures.ts";

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
 * The check of links and pictures for each day: the target has to exist on the day on which the text
 * is published.
 */
export function checkersByDay(data: Data, { publicFiles, pictures }: CheckContext) {
  const checkers = new Map<string | undefined, TargetProblem>();
  const pictureProblem = pictureChecker(data.scenes, pictures);
  return (day: string | undefined) => {
    const known = checkers.get(day);
    if (known) return known;
    const shown = day === undefined ? data : publishedOn(data, day);
    const linkProblem = targetChecker(shown, data, publicFiles);
    const checker: TargetProblem = (target, file, image) =>
      image ? pictureProblem(target, file) : linkProblem(target);
    checkers.set(day, checker);
    return checker;
  };
}

/**
 * The check of a link's target, without its "#part": which parts a page has is known once it is
 * exported (export/check-links.ts). It returns the problem, if any.
 * @param shown the content that is published together with the link
 * @param all the content with drafts and future posts, to tell an unpublished page from none
 */
function targetChecker(shown: Data, all: Data, publicFiles: ReadonlySet<string>) {
  const pageProblem = pageChecker(shown, all, publicFiles);
  const outside = Object.keys(outsideAddresses(all.site)).map((name) => `@${name}`);
  return (target: string): string | undefined => {
    if (target.startsWith("@"))
      return outside.includes(target)
        ? undefined
        : `site.yaml has no address "${target}"; allowed: ${outside.join(", ")}${didYouMean(target, outside)}`;
    const invisible = invisibleIn(target);
    if (invisible)
      return `"${target}" has a space or an invisible character (${invisible}); type the address anew`;
    // As a bare address in a text: "{{email}}".
    if (target === `mailto:${all.site.email}`) return undefined;
    if (/^https:\/\/[^\s/.]+\.\S+$/.test(target) || target.startsWith("#")) return undefined;
    if (!target.startsWith("/") || target.startsWith("//"))
      return `"${target}" is no address; write "/page" for a page of this site, "https://…" or "@name" for another`;
    const [path = ""] = target.split(/[?#]/, 1);
    return pageProblem(path);
  };
}

/** The check of an address of this site. */
function pageChecker(shown: Data, all: Data, publicFiles: ReadonlySet<string>) {
  const pages = new Map(listPages(shown).map((page) => [page.path, page]));
  const later = new Set(listPages(all).map(({ path }) => path));
  return (path: string): string | undefined => {
    const page = pages.get(path);
    if (page && page.canonical !== path) return `links to ${path}; write ${page.canonical} instead`;
    if (page) return undefined;
    if (later.has(path))
      return `${path} is not on the site yet, being a draft or dated later than this; publish it first, or take the link out`;
    const post = all.posts.find(({ formerly = [] }) =>
      formerly.some((name) => path === `/blog-lists/${slugOf(name)}`),
    );
    const moved = post
      ? postPath(post)
      : listedRedirects(all).find(({ from }) => from === path)?.to;
    if (moved) return `${path} has moved; write ${moved} instead`;
    if (publicFiles.has(path)) return undefined;
    return `there is no page or file at ${path}${didYouMean(path, [...pages.keys(), ...publicFiles])}`;
  };
}
