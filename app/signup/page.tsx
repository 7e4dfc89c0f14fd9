import { content } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPicture } from "@/components/sections/placeholder-picture";

export const metadata = pageMetadata("/signup");

export default function SignupPage() {
  return (
    <Page path="/signup">
      <PlaceholderPicture word={content.placeholders.signup.text} ink="mint" scene="new-sign" />
    </Page>
  );
}
