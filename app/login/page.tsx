import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { content } from "@/content/content";

export const metadata = pageMetadata("/login");

export default function LoginPage() {
  return (
    <Page path="/login">
      <h1 className="mx-auto max-w-page px-gutter py-section text-h1">
        {content.placeholders.login.text}
      </h1>
    </Page>
  );
}
