import { content } from "@/compiler/published";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPage } from "@/components/sections/placeholder-page";

export const metadata = pageMetadata("/signup");

export default function SignupPage() {
  return (
    <PlaceholderPage
      path="/signup"
      words={content.placeholders.signup}
      to="@register"
      ink="mint"
      scene="new-sign"
    />
  );
}
