import type { MetadataRoute } from "next";
import { addressOf } from "@/content/content";

export const dynamic = "force-static";

/** All may be read; what is not to be listed says so itself, which a crawler has to see. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: addressOf("/sitemap.xml") };
}
