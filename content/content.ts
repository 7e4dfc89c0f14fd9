import type { Data } from "./load/kinds.ts";
import { ContentError, type Problem } from "./load/problem.ts";
// In `next dev` that is loaded.dev.ts (next.config.ts).
import { loaded } from "./loaded";
import { type Picture, pictureAddress, widthsOf } from "./pictures/picture.ts";
import { pictureBeside, picturesIn } from "./pictures/pictures-in.ts";
import { readPictures } from "./pictures/read-pictures.ts";
import type { Service, ServicePage } from "./schema/service.ts";
import { readSettings } from "./settings.ts";
import { listPages, type Page } from "./site/list-pages.ts";
import { outsideAddresses } from "./site/outside.ts";
import { publishedOn } from "./site/publish.ts";
import { slugOf } from "./site/slug.ts";

/** The settings of this build. */
export const settings = readSettings(process.env);

const isPreview = process.env.NODE_ENV === "development";
const beside = readPictures();

/** In `next dev`, what is wrong with the content: the pages then show what they said before. */
export const mistakes: readonly Problem[] = loaded.problems;

const all = goodData();

/** Editors see what they have not published yet; a build never has it. */
const data = isPreview ? all : publishedOn(all, settings.today);

/** All that the site says, checked. */
export const content = {
  ...data,
  services: data.services.toSorted((a, b) => a.order - b.order),
  /** Newest first. */
  posts: data.posts.toSorted((a, b) => b.date.localeCompare(a.date)),
};

/** Every page; sitemap, breadcrumb, metadata and tests use this one list. */
export const pages: readonly Page[] = listPages(data);

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** The page at a path, if there is one. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/** Finds a page; a path that is no page's is a mistake in the code. */
export function pageAt(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`${path} is not in the list of pages (content/site/list-pages.ts)`);
  return page;
}

/** Origin of the site that this build is for: "https://www.angel-app.com". */
export const origin = data.site.hosts[settings.region];

const outside = outsideAddresses(data.site);

/** The `href` of a link in content: "/contact" stays, "@ios" becomes the store's address. */
export function hrefOf(to: string): string {
  return to.startsWith("@") ? (outside[to.slice(1)] ?? to) : to;
}

/** The same as a full address, for what is read outside of the site: feeds, Markdown, JSON-LD. */
export function addressOf(to: string): string {
  return new URL(hrefOf(to), origin).href;
}

/** Every picture that a text of the site shows. */
export const pictures: readonly Picture[] = picturesIn(data, beside);

/** Finds the picture that the text of a file names; a scene is none. */
export function pictureAt(target: string, file: string): Picture | undefined {
  const picture = pictureBeside(beside, target, file);
  return picture?.fault === undefined ? picture : undefined;
}

/** Full address of such a picture, for what is read outside of the site. */
export function outsidePicture(target: string, file: string): string | undefined {
  const picture = pictureAt(target, file);
  if (!picture) return undefined;
  const width = widthsOf(picture).findLast((step) => step <= 1200) ?? picture.width;
  return addressOf(pictureAddress(picture, width, "webp"));
}

export type Post = (typeof content.posts)[number];

const postsByFile = new Map(content.posts.map((post) => [post.file, post]));

/** The post of a file, "content/blog/….md", if there is one. */
export function findPost(file: string): Post | undefined {
  return postsByFile.get(file);
}

/** The posts that the article on dTransfer leads to. */
export const relatedPosts = content.article.related.flatMap(
  ({ to }) => findPost(findPage(to)?.file ?? "") ?? [],
);

/** What to read after a post: the newest three others. */
export function postsAfter({ id }: Post): Post[] {
  return content.posts
    .slice(0, 4)
    .filter((post) => post.id !== id)
    .slice(0, 3);
}

/** Where links named after a service lead; a service on the products page has its section there. */
export function linkToService({ name, page }: Service): string | undefined {
  return page && (page.title ? page.path : `${page.path}#${slugOf(name)}`);
}

/** Finds the service whose page has this canonical address. */
export function serviceAt(path: string): { service: Service; page: ServicePage } {
  const service = content.services.find((candidate) => candidate.page?.path === path);
  if (!service?.page) throw new Error(`no file of content/services/ has the address ${path}`);
  return { service, page: service.page };
}

/**
 * The content as it is, or in `next dev` as it was before the mistakes: a file that throws would
 * take every page down with it, and Next's message of that names the code.
 * @throws ContentError where it never was in order
 */
function goodData(): Data {
  const memory = globalThis as { lastGoodContent?: Data };
  if (loaded.problems.length === 0) {
    if (isPreview) memory.lastGoodContent = loaded.data;
    return loaded.data;
  }
  if (isPreview && memory.lastGoodContent) return memory.lastGoodContent;
  throw new ContentError(loaded.problems);
}
