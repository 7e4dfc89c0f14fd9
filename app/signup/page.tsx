import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { content } from "@/content/content";

export const metadata = pageMetadata("/signup");

export default function SignupPage() {
  return (
    <Page path="/signup">
      <h1 className="mx-auto max-w-page px-gutter py-section text-h1">
        {content.placeholders.signup.text}
      </h1>
    </Page>
  );
}
