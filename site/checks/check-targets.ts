import { decoded, invisibleIn } from "../characters.ts";
import { outsideAddresses } from "../external-links.ts";
import type { Data } from "../load/collections.ts";
import { didYouMean } from "../load/problem.ts";
import { listPages } from "../pages/list-pages.ts";
import { filesOfParts, partsOf } from "../pages/parts.ts";
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
  /** Files with problems of their own: what others say of them is not certain. */
  doubtful: ReadonlySet<string>;
};

/** The problem of the target of a link or picture in a file, if any. */
export type TargetProblem = (target: string, file: string, image?: boolean) => string | undefined;

/**
 * The check of links and pictures for each day: the target has to exist on the day on which the text
 * is published.
 */
export function checkersByDay(data: Data, context: CheckContext) {
  const checkers = new Map<string | undefined, TargetProblem>();
  const pictureProblem = pictureChecker(data.scenes, context.pictures);
  return (day: string | undefined) => {
    const known = checkers.get(day);
    if (known) return known;
    const shown = day === undefined ? data : publishedOn(data, day);
    const linkProblem = targetChecker(shown, data, context);
    const checker: TargetProblem = (target, file, image) =>
      image ? pictureProblem(target, file) : linkProblem(target, file);
    checkers.set(day, checker);
    return checker;
  };
}

/**
 * The check of a link's target: the page and its "#part". It returns the problem, if any.
 * @param shown the content that is published together with the link
 * @param all the content with drafts and future posts, to tell an unpublished page from none
 */
function targetChecker(shown: Data, all: Data, context: CheckContext) {
  const pageProblem = pageChecker(shown, all, context);
  const partProblem = partChecker(shown, context);
  const outside = Object.keys(outsideAddresses(all.site)).map((name) => `@${name}`);
  return (target: string, file: string): string | undefined => {
    if (target.startsWith("@"))
      return outside.includes(target)
        ? undefined
        : `site.yaml has no address "${target}"; allowed: ${outside.join(", ")}${didYouMean(target, outside)}`;
    const invisible = invisibleIn(target);
    if (invisible)
      return `"${target}" has a space or an invisible character (${invisible}); type the address anew`;
    // As a bare address in a text: "{{email}}".
    if (target === `mailto:${all.site.email}`) return undefined;
    if (/^https:\/\/[^\s/.]+\.\S+$/.test(target) && URL.canParse(target)) return undefined;
    if (target.startsWith("#")) return partProblem(undefined, target.slice(1), file);
    if (!target.startsWith("/") || target.startsWith("//"))
      return `"${target}" is no address; write "/page" for a page of this site, "https://…", or one of ${outside.join(", ")}`;
    const [path = ""] = target.split(/[?#]/, 1);
    const [, part] = target.split("#", 2);
    return pageProblem(path) ?? partProblem(path, part, file);
  };
}

/**
 * The check of a "#part", of a page or, without a path, of the page that alone shows the file of the
 * link. Where a file that gives a page its parts has a problem, they are not certain.
 */
function partChecker(shown: Data, { doubtful }: CheckContext) {
  const parts = Map.groupBy(partsOf(shown), ({ page }) => page);
  const pages = listPages(shown);
  const ownPage = (file: string) => {
    const own = new Set(pages.filter((page) => page.file === file).map((page) => page.canonical));
    return own.size === 1 ? [...own][0] : undefined;
  };
  return (path: string | undefined, part: string | undefined, file: string) => {
    if (!part) return undefined;
    const page = path ?? ownPage(file);
    if (!page) return `write the page before "#${part}", like "/contact#${part}"`;
    const own = pages.find((each) => each.path === page);
    // A file of public/, or a page of which a problem is known.
    if (!own || filesOfParts(shown, own).some((each) => doubtful.has(each))) return undefined;
    const ids = (parts.get(page) ?? []).map(({ id }) => id);
    const name = decoded(part);
    if (name === "top" || ids.includes(name)) return undefined;
    const there = ids.length > 0 ? `; there are ${ids.map((id) => `#${id}`).join(", ")}` : "";
    return `${page} has no heading or part "#${name}"${didYouMean(name, ids) || there}`;
  };
}

/** The check of an address of this site. */
function pageChecker(shown: Data, all: Data, { publicFiles, doubtful }: CheckContext) {
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
    // The address of a service stands in its file.
    if (path.startsWith("/services/") && all.services.some(({ file }) => doubtful.has(file)))
      return undefined;
    return `there is no page or file at ${path}${didYouMean(path, [...pages.keys(), ...publicFiles])}`;
  };
}
