import { content } from "@/compiler/published";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPage } from "@/components/sections/placeholder-page";

export const metadata = pageMetadata("/login");

export default function LoginPage() {
  return (
    <PlaceholderPage
      path="/login"
      words={content.placeholders.login}
      to="@login"
      ink="denim"
      scene="shop-door"
    />
  );
}
