import type { MetadataRoute } from "next";
import { addressOf, pages } from "@/compiler/published";
import { isListed } from "@/compiler/site/list-pages";
import { regionalAddresses } from "@/components/metadata/page-metadata";

export const dynamic = "force-static";

/** Every page that search engines may list, with its last change and its twin in the other region. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.filter(isListed).map((page) => ({
    url: addressOf(page.path),
    lastModified: page.updated,
    alternates: { languages: regionalAddresses(page) },
  }));
}
