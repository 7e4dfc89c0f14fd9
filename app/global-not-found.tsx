import type { Metadata } from "next";
import { content } from "@/content/content";
import { NotFoundPage } from "./_sections/not-found-page";
import { metadata as siteMetadata } from "./layout";
import { SiteDocument } from "./site-document";

export { viewport } from "./layout";

const { title, description } = content.notFound;

export const metadata: Metadata = {
  ...siteMetadata,
  title,
  description,
  robots: { index: false },
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
