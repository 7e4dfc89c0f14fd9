import { cache } from "react";
import type { Data } from "./load/collections.ts";
import { contentVersion, readPictures } from "./load/disk.ts";
import { ContentError, type Problem } from "./load/problem.ts";
import { loadAllFromDisk } from "./load-content.ts";
import { outsideAddresses } from "./outside-addresses.ts";
import { breadcrumbOf, type Crumb } from "./pages/breadcrumb.ts";
import { listPages } from "./pages/list-pages.ts";
import { isListed, type Page, type PageOfSections, type Post, sectionsOf } from "./pages/page.ts";
import { offerRuns, publishedOn, type Unpublished, whyUnpublished } from "./pages/publish.ts";
import { allRedirects } from "./pages/redirects.ts";
import { type ImageFile, pictureAddress, usualWidthOf } from "./pictures/picture.ts";
import { pictureBeside, picturesIn } from "./pictures/shown-pictures.ts";
import { loadPreview } from "./preview/load-preview.ts";
import { isPreview, readSettings } from "./settings.ts";
import { serviceIdOf } from "./slug.ts";

export { formatDay, instantOf } from "./dates.ts";
// Pages import from this module, sale.ts and links.ts. This module re-exports what needs no
// content:
export { editAddress } from "./edit-address.ts";
export { fieldLabels, formLabel } from "./labels.ts";
export { drawingIn, escaped, svgElement } from "./load/drawings.ts";
export { plainText, sharedTree, wordCount } from "./load/markdown.ts";
export { formatProblem, pluralize } from "./load/problem.ts";
export { chaptersOf } from "./pages/chapters.ts";
export { itemIds, suffixOf } from "./pages/part-ids.ts";
export { pictureAddress, usualWidthOf, widthsOf } from "./pictures/picture.ts";
export { type Region, regionIds, regions } from "./regions.ts";
export type { Crumb, ImageFile, Page, PageOfSections, Post, Problem };
export { isPreview, sectionsOf };

/** All texts, prices and settings of the site, and what is computed from them alone. */
export type Content = ReturnType<typeof contentOf>;
export type Service = Content["services"][number];

let latest: { version: string; content: Content; problems: Problem[] } | undefined;

/**
 * The state of the files: computed once for each request in `next dev`, and constant in a build.
 */
const version = cache(() => (isPreview() ? contentVersion() : "built"));

/**
 * The content as pages show it. A build reads it once in each process; a preview reads it again when a
 * file has changed, and shows what can be shown.
 * @throws ContentError in a build at any problem
 */
export function getContent(): Content {
  return current().content;
}

/** What the checks say of the content, in a preview. */
export function findProblems(): Problem[] {
  return current().problems;
}

function current() {
  // The version is read before the files: a file that changes meanwhile is read at the next
  // request.
  const now = version();
  if (latest?.version === now) return latest;
  const { data, problems } = isPreview() ? loadPreview() : loadAllFromDisk();
  const isShown = isPreview() || problems.length === 0;
  if (!data || !isShown) throw new ContentError(problems);
  latest = { version: now, content: contentOf(data), problems };
  return latest;
}

/** @param all data with drafts and future posts */
function contentOf(all: Data) {
  const settings = readSettings(process.env);
  // `next dev` also shows drafts and future posts.
  const isDevelopment = process.env.NODE_ENV === "development";
  const data = isDevelopment ? all : publishedOn(all, settings.today, settings.openFile);
  const pages = listPages(data);
  const picturesBeside = readPictures();
  return {
    ...data,
    settings,
    /** Origin of the site that this build is for: "https://www.angel-app.com". */
    origin: data.site.hosts[settings.region],
    services: data.services.toSorted((a, b) => a.order - b.order),
    /** Newest first, each with its address. */
    posts: pages
      .flatMap((page) => (page.kind === "post" ? page.post : []))
      .toSorted((a, b) => b.date.localeCompare(a.date)),
    /** A getter, so that the page beside a form can find the fields that it is made of. */
    get outside() {
      return outsideAddresses(data.site);
    },
    /** Whether the offer's last day is not over. */
    offerRuns: offerRuns(data, settings.today),
    /** Every page; sitemap, breadcrumb and metadata use this list. */
    pages,
    /** The pages that search engines may list. */
    listedPages: pages.filter(isListed),
    pagesByPath: new Map(pages.map((page) => [page.path, page])),
    /** The pictures that lie beside the texts, and those that a published text shows. */
    picturesBeside,
    pictures: picturesIn(data, picturesBeside),
  };
}

/** Why a text is only shown to its editors; undefined if it is published. */
export function unpublished(text: Parameters<typeof whyUnpublished>[0]): Unpublished | undefined {
  return whyUnpublished(text, getContent().settings.today);
}

/** Where a former address leads; undefined for any other. */
export function redirectFrom(path: string): string | undefined {
  return allRedirects(getContent()).find(({ from }) => from === path)?.to;
}

/** The page at a path, if any. */
export function findPage(path: string): Page | undefined {
  return getContent().pagesByPath.get(path);
}

/**
 * The page at a path that the code knows.
 * @throws where there is none
 */
export function pageAt(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`${path} is no page; which there are, content/pages/ says`);
  return page;
}

/** The breadcrumb of a path. */
export function trailOf(path: string): Crumb[] {
  return breadcrumbOf(path, findPage);
}

/** The full address of a path, for feeds and JSON-LD. */
export function addressOf(path: string): string {
  return canonicalHref(new URL(path, getContent().origin));
}

/** An address as the whole site writes it: that of a host ends with the host, as Next writes it. */
export function canonicalHref(url: URL): string {
  const { href, origin } = url;
  return href === `${origin}/` ? origin : href;
}

/** The picture file that the text of a file names; undefined for a drawing. */
export function pictureAt(target: string, file: string): ImageFile | undefined {
  const picture = pictureBeside(getContent().picturesBeside, target, file);
  return picture?.problem === undefined ? picture : undefined;
}

/** Full address of the same picture, for feeds. */
export function outsidePicture(target: string, file: string): string | undefined {
  const picture = pictureAt(target, file);
  if (!picture) return undefined;
  return addressOf(pictureAddress(picture, usualWidthOf(picture)));
}

/** The posts that the article on dTransfer leads to. */
export function relatedPosts(): Post[] {
  return getContent().article.related.flatMap(({ to }) => {
    const page = findPage(to);
    return page?.kind === "post" ? page.post : [];
  });
}

/** Three posts to read after a post: the newest about its main service, then the newest others. */
export function postsAfter(post: Post): Post[] {
  const others = getContent().posts.filter(({ id }) => id !== post.id);
  const [service = ""] = post.services;
  const sameService = others.filter(({ services }) => services.includes(service));
  return [...new Set([...sameService, ...others])].slice(0, 3);
}

/** The three newest posts about a service. */
export function postsAbout(service: { file: string }): Post[] {
  const id = serviceIdOf(service);
  return getContent()
    .posts.filter(({ services }) => services.includes(id))
    .slice(0, 3);
}

/** Who wrote a post or article. */
export function authorOf({ author }: { author: string }) {
  const found = getContent().site.authors.find(({ id }) => id === author);
  if (!found) throw new Error(`content/site.yaml has no author "${author}"`);
  return found;
}

/** The service of an id, "digital-flyers"; undefined for one that is not published. */
export function findService(id: string | undefined) {
  return getContent().services.find((service) => serviceIdOf(service) === id);
}

/** Address of a service: its page, or the part of another page that tells of it. */
export function linkToService({ page, link }: Service): string | undefined {
  return page?.path ?? link;
}
