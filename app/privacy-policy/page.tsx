import { pageMetadata } from "@/components/metadata/page-metadata";
import { LegalPage } from "@/components/sections/legal-page";
import { content } from "@/content/content";

export const metadata = pageMetadata("/privacy-policy");

export default function PrivacyPolicyPage() {
  return <LegalPage path="/privacy-policy" text={content.privacy} />;
}
