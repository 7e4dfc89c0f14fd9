import type { MetadataRoute } from "next";
import { regionalAddresses } from "@/components/metadata/page-metadata";
import { addressOf, pages } from "@/content/content";
import { isListed } from "@/content/site/list-pages";

export const dynamic = "force-static";

/** Every page that search engines may list, with its last change and its twin in the other region. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.filter(isListed).map((page) => ({
    url: addressOf(page.path),
    lastModified: page.updated,
    alternates: { languages: regionalAddresses(page) },
  }));
}
