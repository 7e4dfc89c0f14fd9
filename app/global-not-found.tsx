import type { Metadata } from "next";
import { notFoundMetadata } from "@/components/metadata/page-metadata";
import { getContent } from "@/site/content";
import { NotFoundPage } from "./_parts/not-found-page";
import { metadata as siteMetadata } from "./layout";
import { SiteDocument } from "./site-document";

export { viewport } from "./layout";

export function generateMetadata(): Metadata {
  return { ...siteMetadata, ...notFoundMetadata(getContent().notFound) };
}

/**
 * The 404 page as a document of its own: Next would send a `not-found.tsx` with every page
 * (Next's manual, "not-found.js", Good to know).
 */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundPage />
    </SiteDocument>
  );
}
