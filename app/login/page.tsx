import { content } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPicture } from "@/components/sections/placeholder-picture";

export const metadata = pageMetadata("/login");

export default function LoginPage() {
  return (
    <Page path="/login">
      <PlaceholderPicture word={content.placeholders.login.text} ink="denim" scene="shop-door" />
    </Page>
  );
}
