import type { MetadataRoute } from "next";
import { regionalAddresses } from "@/components/metadata/page-metadata";
import { addressOf, getContent } from "@/site/content";

export const dynamic = "force-static";

/** Every page that search engines may list, with its last change and its address in the other region. */
export default function sitemap(): MetadataRoute.Sitemap {
  return getContent().listedPages.map((page) => ({
    url: addressOf(page.path),
    lastModified: page.updated,
    alternates: { languages: regionalAddresses(page) },
  }));
}
