import type { MetadataRoute } from "next";
import { addressOf } from "@/site/content";

export const dynamic = "force-static";

/** Crawlers may read every page: one that is not to be listed says so itself (noindex). */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: addressOf("/sitemap.xml") };
}
