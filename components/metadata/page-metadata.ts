import type { Metadata } from "next";
import {
  addressOf,
  canonicalHref,
  getContent,
  type Page,
  pageAt,
  type Region,
  regionIds,
  regions,
} from "@/site/content";
import { sharingAddress, sharingSize } from "../sharing/sharing-address";

/** Language of this build's site: "en-US". */
export function language(): string {
  return regions[getContent().settings.region].language;
}

/**
 * All metadata of a page, from the list of pages. Complete for each page: Next replaces a
 * parent's `openGraph` instead of merging it.
 */
export function pageMetadata(path: string): Metadata {
  const page = pageAt(path);
  const { canonical, indexed } = page;
  const url = addressOf(canonical);
  const shared = sharedMetadata(page, page);
  return {
    ...shared,
    alternates: { canonical: url, languages: regionalAddresses(page), types: feed() },
    robots: { index: indexed, follow: true },
    openGraph: { ...shared.openGraph, ...kindOf(page), url },
  };
}

/** A text with a day is an article, with the day of its publication and of a change since. */
function kindOf({ published }: Page) {
  if (!published) return { type: "website" as const };
  const { date: publishedTime, updated: modifiedTime } = published;
  return { type: "article" as const, publishedTime, modifiedTime };
}

/**
 * Metadata of a 404 page: no canonical address, shared with the home page's picture. Next itself keeps
 * a page without an address out of search engines.
 */
export function notFoundMetadata({ title, description }: Words): Metadata {
  const fullTitle = `${title} | ${getContent().site.name}`;
  return sharedMetadata({ title: fullTitle, description }, pageAt("/"));
}

type Words = { title: string; description: string };

/** @param pictured the page whose sharing image is shown */
function sharedMetadata({ title, description }: Words, pictured: Page) {
  const image = {
    url: new URL(sharingAddress(pageAt(pictured.canonical)), getContent().origin).href,
    ...sharingSize,
    type: "image/png",
    alt: altOf(pictured),
  };
  return {
    metadataBase: new URL(getContent().origin),
    title,
    description,
    openGraph: {
      type: "website",
      siteName: getContent().site.name,
      locale: language().replace("-", "_"),
      title,
      description,
      images: [image],
    },
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  } satisfies Metadata;
}

/** The alternative text of a sharing image: its words, then the drawing beside them. */
function altOf({ shortTitle, sharing }: Page): string {
  return sharing.alt ? `${shortTitle}. ${sharing.alt}` : shortTitle;
}

/**
 * The same page on both sites (hreflang), for listed pages only: the links must name the page
 * itself, and the canonical address of a repeated page is another's.
 */
export function regionalAddresses(page: Page) {
  if (!getContent().listedPages.includes(page)) return undefined;
  const { hosts } = getContent().site;
  const on = (region: Region) => canonicalHref(new URL(page.path, hosts[region]));
  const ofRegions = regionIds.map((region) => [regions[region].language, on(region)]);
  return { ...Object.fromEntries(ofRegions), "x-default": on("us") };
}

/** The blog's feed; readers look for it on whichever page they are given. */
const feed = () => ({ "application/atom+xml": addressOf("/blog-lists/feed.atom") });
