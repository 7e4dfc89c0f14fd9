import { pageMetadata } from "@/components/metadata/page-metadata";
import { LegalPage } from "@/components/sections/legal-page";
import { content } from "@/content/content";

export const metadata = pageMetadata("/terms-and-conditions");

export default function TermsPage() {
  return <LegalPage path="/terms-and-conditions" text={content.terms} />;
}
