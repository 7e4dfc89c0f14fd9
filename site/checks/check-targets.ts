import type { Data } from "../load/collections.ts";
import { drawingIn, drawingProblem } from "../load/drawings.ts";
import { type Problem, problemOnLine } from "../load/problem.ts";
import { outsideAddresses } from "../outside-addresses.ts";
import { listPages } from "../pages/list-pages.ts";
import type { Page } from "../pages/page.ts";
import { whyUnpublished } from "../pages/publish.ts";
import { allRedirects } from "../pages/redirects.ts";
import type { ImageFiles } from "../pictures/picture.ts";
import { folderOf } from "../slug.ts";

/** The day of the build, and the files beside the texts, to which texts may refer. */
export type CheckContext = {
  /** Addresses of the files in `public/`. */
  publicFiles: ReadonlySet<string>;
  /** The pictures that lie beside the texts. */
  pictures: ImageFiles;
  /** Published texts may not link to texts of later days. */
  today: string;
};

/** The problem of the target of a link or picture, if any. */
export type TargetProblem = (target: string, image?: boolean) => string | undefined;

/**
 * Returns the check of the links and pictures of a file that is published from a day on, or is a
 * draft. A link's target has to be published by then. The build verifies its "#part"
 * (export/check-links.ts).
 */
export function targetChecker(data: Data, { publicFiles, pictures }: CheckContext) {
  // If two pages have one address, which is reported elsewhere, the page that has it first counts.
  const pages = new Map(
    listPages(data)
      .toSorted((one, other) => Number(isFirst(one)) - Number(isFirst(other)))
      .map((page) => [page.path, page]),
  );
  const texts = [...data.posts, ...data.services, ...data.pages];
  const redirects = allRedirects(data);
  const names = Object.keys(outsideAddresses(data.site)).map((name) => `@${name}`);
  const isOutside = (target: string) =>
    /^https:\/\/[^\s/.]+\.\S+$/.test(target) && URL.canParse(target);
  const linkProblem = (target: string, day?: string): string | undefined => {
    if (names.includes(target) || target.startsWith("#")) return undefined;
    if (/^(?:mailto|tel|sms):/.test(target)) return personProblem(target);
    if (isOutside(target)) return copiedProblem(new URL(target), Object.values(data.site.hosts));
    if (!/^\/(?!\/)/.test(target))
      return `"${target}" is no address; write "/page" for a page of this site, "https://…", "mailto:…", "tel:…", "sms:…", or one of ${names.join(", ")}`;
    const [path = ""] = target.split(/[?#]/, 1);
    if (publicFiles.has(path)) return undefined;
    const page = pages.get(path);
    if (!page) {
      const { pathname } = new URL(path, data.site.hosts.us);
      const newAddress = redirects.find(({ from }) => from === pathname)?.to;
      return newAddress
        ? `${path} has moved; write ${newAddress} instead`
        : `there is no page or file at ${path}`;
    }
    if (page.canonical !== path) return `links to ${path}; write ${page.canonical} instead`;
    const text = texts.find(({ file }) => file === page.file);
    return text && day !== undefined && whyUnpublished(text, day)
      ? `${path} is not on the site yet, being a draft or dated later than this; publish it first, or take the link out`
      : undefined;
  };
  return (file: string, day: string | undefined): TargetProblem =>
    (target, image) => {
      // This file has the full addresses.
      if (file === data.site.file) return undefined;
      // A redirect may lead to the other region's site.
      if (file === data.redirects.file && isHome(target, data.site.hosts)) return undefined;
      return image ? pictureProblem(target, file, data, pictures) : linkProblem(target, day);
    };
}

/** "mailto:ann@example.com", also with a subject, as browsers check the address; with a dot behind the "@". */
const ofMail =
  /^mailto:[\w.!#$%&'*+/=^`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}(?:\?\S*)?$/i;
/** "tel:+14035550123", also with an extension or a text. */
const ofPhone = /^(?:tel|sms):\+?[\d.()-]{3,25}(?:[;?]\S*)?$/;

/** The problem of a link to a person's e-mail address or phone number. */
function personProblem(target: string): string | undefined {
  if (target.startsWith("mailto:"))
    return ofMail.test(target)
      ? undefined
      : `"${target}" has no e-mail address; write it like mailto:ann@example.com`;
  return ofPhone.test(target)
    ? undefined
    : `"${target}" has no phone number; write it without spaces, like tel:+14035550123`;
}

const isFirst = ({ path, canonical }: Page) => path === canonical;

function isOfHosts({ hostname }: URL, origins: string[]): boolean {
  const bare = (host: string) => host.replace(/^www\./, "");
  return origins.some((origin) => bare(new URL(origin).hostname) === bare(hostname));
}

function isHome(target: string, hosts: Data["site"]["hosts"]): boolean {
  const address = URL.parse(target);
  return address?.pathname === "/" && !address.hash && isOfHosts(address, Object.values(hosts));
}

/**
 * The problem of a full address that was copied from the wrong place: of this site, of a preview, or of
 * a search engine's list.
 * @param origins of both sites
 */
function copiedProblem(address: URL, origins: string[]): string | undefined {
  const { hostname, pathname, searchParams, hash } = address;
  const isOwn = isOfHosts(address, origins);
  // The link may mean the other region's site, to which its name leads from both sites.
  if (isOwn && pathname === "/" && !hash)
    return 'leads to a site of ours by its full address; write "@us" or "@ca" for that of a region, or "/" for the home page of each';
  if (isOwn || hostname.endsWith(".workers.dev"))
    return `leads to this site by its full address; write ${pathname}${hash} instead`;
  const meant = searchParams.get("q") ?? searchParams.get("url");
  return pathname === "/url" && meant
    ? `leads there by way of ${hostname}; write ${meant} instead`
    : undefined;
}

/** The problem of a picture's target: a drawing, or a file beside its text. */
function pictureProblem(
  target: string,
  file: string,
  { drawings }: Data,
  pictures: ImageFiles,
): string | undefined {
  const drawing = drawingIn(target);
  if (drawing !== undefined) return drawingProblem(drawing, drawings);
  if (!file.endsWith(".md")) return "only a drawing can be shown here: ![words](drawing:flyer)";
  return pictureFileProblem(pictures, target, file);
}

/**
 * The problem of a picture that a text names: it has to lie beside the text.
 * @param pictures all pictures of the content
 */
export function pictureFileProblem(
  pictures: ImageFiles,
  target: string,
  file: string,
): string | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(target))
    return "no picture from elsewhere is shown; save it beside this text and write its name";
  const beside = [...pictures.keys()]
    .filter((path) => folderOf(path) === folderOf(file))
    .map((path) => path.slice(folderOf(file).length + 1));
  if (beside.includes(target)) return undefined;
  return `there is no picture "${target}" beside this text; in ${folderOf(file)}/ there are: ${beside.join(", ") || "none"}`;
}

/** Problems of the picture files themselves, whether a text shows them or not. */
export function pictureProblems(pictures: ImageFiles): Problem[] {
  return [...pictures.values()].flatMap(({ file, problem }) =>
    problem ? [problemOnLine(file, 1, problem)] : [],
  );
}
