import type { Metadata } from "next";
import { notFoundMetadata } from "@/components/metadata/page-metadata";
import { content } from "@/content/content";
import { NotFoundPage } from "./_sections/not-found-page";
import { metadata as siteMetadata } from "./layout";
import { SiteDocument } from "./site-document";

export { viewport } from "./layout";

export const metadata: Metadata = {
  ...siteMetadata,
  ...notFoundMetadata(content.notFound),
};

/**
 * A document of its own, not `not-found.tsx`: that one Next would send with every page
 * (its manual, "not-found.js", Good to know).
 */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundPage />
    </SiteDocument>
  );
}
