import type { Metadata } from "next";
import { content, origin, pageAt, settings } from "@/content/content";

const locales = { us: "en_US", ca: "en_CA" };

/**
 * All metadata of a page, from the list of pages. Complete for each page: Next replaces a
 * parent's `openGraph` instead of merging it.
 */
export function pageMetadata(path: string): Metadata {
  const { title, description, canonical, indexed } = pageAt(path);
  const url = new URL(canonical, origin).href;
  return {
    metadataBase: new URL(origin),
    title,
    description,
    alternates: { canonical: url },
    robots: { index: indexed, follow: true },
    openGraph: {
      type: "website",
      siteName: content.site.name,
      locale: locales[settings.region],
      url,
      title,
      description,
    },
    twitter: { card: "summary", title, description },
  };
}
