import type { PricingCategory } from "../content/schema/pricing.ts";
import type { Service, ServicePage, Status } from "../content/schema/service.ts";
import type { Data } from "./load/collections.ts";
import { countWords } from "./load/count-words.ts";
import { lastInOrder } from "./load/last-in-order.ts";
import { plainText } from "./load/markdown.ts";
import { ContentError, type Problem } from "./load/problem.ts";
// `next dev` resolves this to load-content.dev.ts (next.config.ts).
import { loaded as load } from "./load-content";
import { damagedPictures } from "./pictures/colour-of.ts";
import { type Picture, pictureAddress, widthsOf } from "./pictures/picture.ts";
import { pictureBeside, picturesIn } from "./pictures/pictures-in.ts";
import { readPictures } from "./pictures/read-pictures.ts";
import { readSettings } from "./settings.ts";
import { blogPages } from "./site/blog-pages.ts";
import { type Crumb, trailOf as trail } from "./site/breadcrumb.ts";
import { outsideAddresses } from "./site/external-links.ts";
import { isListed, listPages, type Page } from "./site/list-pages.ts";
import { offerEnd as endOf, type OfferState, offerState } from "./site/offer.ts";
import { publishedOn, type Unpublished, unpublished as whyUnpublished } from "./site/publish.ts";
import {
  postsAbout as chooseAbout,
  postsAfter as chooseAfter,
  serviceIdOf,
} from "./site/related-posts.ts";
import { postPath, slugOf } from "./site/slug.ts";

// All that pages use of the compiler is in this module. What needs no content is handed on:
export { plainText, sharedTree } from "./load/markdown.ts";
export { count, formatProblem } from "./load/problem.ts";
export { colourOf } from "./pictures/colour-of.ts";
export { encoded } from "./pictures/encode.ts";
export { type Format, formats, pictureAddress, widthsOf } from "./pictures/picture.ts";
export { blogPagePath, numbered } from "./site/blog-pages.ts";
export { formatDay, instantOf } from "./site/dates.ts";
export { sectionsOf } from "./site/sections.ts";
export { slugOf } from "./site/slug.ts";
export type { Crumb, OfferState, Page, Picture, Problem };

/** The settings of this build. */
export const settings = readSettings(process.env);

const isDevelopment = process.env.NODE_ENV === "development";
/** Whether all is shown; the preview panel can also show what is published on a day. */
const isPreview = isDevelopment && !process.env.AS_PUBLISHED;
const beside = readPictures();
const loaded = load();

/** Problems of the content, in `next dev`: meanwhile the pages show the last content without any. */
export async function findProblems(): Promise<Problem[]> {
  return [...loaded.problems, ...(await damagedPictures(beside))];
}

const all = dataWithoutProblems();

/** Editors also see drafts and future posts; a build leaves them out. */
const data = isPreview ? all : publishedOn(all, settings.today);

const offerToday = offerState(data.promotion, settings.today);

/** Whether the offer runs; editors also see one of days to come. */
export const offer: OfferState = isPreview && offerToday === "early" ? "running" : offerToday;

/** The moment at which browsers hide the offer, in milliseconds; undefined if it has no end. */
export const offerEnd = endOf(data.promotion);

/** Why a text is shown in `next dev` alone; undefined if it is published. */
export function unpublished(text: Parameters<typeof whyUnpublished>[0]): Unpublished | undefined {
  return whyUnpublished(text, settings.today);
}

/** All texts, prices and settings of the site, checked. */
export const content = {
  ...data,
  services: data.services.toSorted((a, b) => a.order - b.order),
  /** Newest first, each with its address. */
  posts: data.posts
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((post) => ({ ...post, path: postPath(post) })),
};

/** Every page; sitemap, breadcrumb and metadata use this list. */
export const pages: readonly Page[] = listPages(data);

/** The pages that search engines may list. */
export const listedPages: readonly Page[] = pages.filter(isListed);

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** The page at a path, if any. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/**
 * The page at a path that the code knows.
 * @throws where there is none
 */
export function pageAt(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`${path} is not in the list of pages (compiler/site/list-pages.ts)`);
  return page;
}

/** The breadcrumb of a path. */
export function trailOf(path: string): Crumb[] {
  return trail(path, content.navigation.breadcrumb.home, findPage);
}

/** Origin of the site that this build is for: "https://www.angel-app.com". */
export const origin = data.site.hosts[settings.region];

const outside = outsideAddresses(data.site);

/** The `href` of a link in content: "/contact" stays, "@ios" becomes the store's address. */
export function hrefOf(to: string): string {
  return to.startsWith("@") ? (outside[to.slice(1)] ?? to) : to;
}

/** The full address of a link in content, for feeds and JSON-LD. */
export function addressOf(to: string): string {
  return new URL(hrefOf(to), origin).href;
}

/** Every picture that a published text shows. */
export const pictures: readonly Picture[] = picturesIn(data, beside);

/** The picture file that the text of a file names; undefined for a scene. */
export function pictureAt(target: string, file: string): Picture | undefined {
  const picture = pictureBeside(beside, target, file);
  return picture?.problem === undefined ? picture : undefined;
}

/** Full address of the same picture, for feeds. */
export function outsidePicture(target: string, file: string): string | undefined {
  const picture = pictureAt(target, file);
  if (!picture) return undefined;
  const width = widthsOf(picture).findLast((step) => step <= 1200) ?? picture.width;
  return addressOf(pictureAddress(picture, width, "webp"));
}

export type Post = (typeof content.posts)[number];

const postsByFile = new Map(content.posts.map((post) => [post.file, post]));

/** The post of a file, "content/blog/….md", if any. */
export function findPost(file: string): Post | undefined {
  return postsByFile.get(file);
}

/** The posts that the article on dTransfer leads to. */
export const relatedPosts = content.article.related.flatMap(
  ({ to }) => findPost(findPage(to)?.file ?? "") ?? [],
);

/** Posts to read after a post, by subject, then date. */
export function postsAfter(post: Post): Post[] {
  return chooseAfter(post, content.posts, content.services.map(serviceIdOf));
}

/** The posts about a service, newest first. */
export function postsAbout(service: { file: string }): Post[] {
  return chooseAbout(service, content.posts);
}

/** The posts on each page of the blog list; there is at least one page. */
export const postsByPage: readonly Post[][] = blogPages(content.posts);

/** How many words a Markdown text has for a reader. */
export function wordCount(text: string): number {
  return countWords(plainText(text));
}

/** The service of an id, "digital-flyers"; undefined for one that is not published. */
export function findService(id: string | undefined) {
  return content.services.find((service) => serviceIdOf(service) === id);
}

/** Address of a service: its page, or its section of the products page. */
export function linkToService({ name, page }: Service): string | undefined {
  return page && (page.title ? page.path : `${page.path}#${slugOf(name)}`);
}

/** Status of a price list: that of the service which it prices. */
export function statusOf(category: PricingCategory): Status {
  const service = content.services.find(({ page }) => page?.pricing === category);
  return service?.status ?? "coming-soon";
}

/** The service whose page has this canonical address. */
export function serviceAt(path: string): {
  service: Service & { file: string };
  page: ServicePage;
} {
  const service = content.services.find((candidate) => candidate.page?.path === path);
  if (!service?.page) throw new Error(`no file of content/services/ has the address ${path}`);
  return { service, page: service.page };
}

/**
 * The loaded data. While it has problems, `next dev` shows the last data without any: if this
 * module threw, every page would fail, and Next's message would name the code.
 * @throws ContentError if no data without problems was loaded before
 */
function dataWithoutProblems(): Data {
  const inOrder = lastInOrder(loaded);
  if (!inOrder) throw new ContentError(loaded.problems);
  return inOrder.data;
}
