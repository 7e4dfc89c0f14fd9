import type { Metadata } from "next";
import { content, origin, pageAt, settings } from "@/content/content";
import type { Page } from "@/content/load/list-pages";
import { sharingAddress, sharingSize } from "../sharing/sharing-address";

const locales = { us: "en_US", ca: "en_CA" };

/**
 * All metadata of a page, from the list of pages. Complete for each page: Next replaces a
 * parent's `openGraph` instead of merging it.
 */
export function pageMetadata(path: string): Metadata {
  const page = pageAt(path);
  const { title, description, canonical, indexed } = page;
  const url = new URL(canonical, origin).href;
  // Its words are the title; the scene beside them is decoration.
  const image = {
    url: new URL(sharingAddress(page), origin).href,
    ...sharingSize,
    type: "image/png",
    alt: title,
  };
  return {
    metadataBase: new URL(origin),
    title,
    description,
    alternates: { canonical: url, languages: regionalAddresses(page) },
    robots: { index: indexed, follow: true },
    openGraph: {
      type: "website",
      siteName: content.site.name,
      locale: locales[settings.region],
      url,
      title,
      description,
      images: [image],
    },
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [{ url: image.url, alt: title }],
    },
  };
}

/**
 * The same page on both sites (hreflang). Only for pages that search engines may list under their
 * own address: the set has to name the page it stands on, which on a repeated page, whose
 * canonical address is another's, it would not; and an unlisted page has nothing to offer.
 */
function regionalAddresses({ path, canonical, indexed }: Page) {
  if (path !== canonical || !indexed) return undefined;
  const { us, ca } = content.site.hosts;
  const on = (host: string) => new URL(path, host).href;
  return { "en-US": on(us), "en-CA": on(ca), "x-default": on(us) };
}
