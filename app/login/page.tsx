import { getContent } from "@/compiler/published";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPage } from "@/components/sections/placeholder-page";

export const generateMetadata = () => pageMetadata("/login");

export default function LoginPage() {
  return (
    <PlaceholderPage
      path="/login"
      words={getContent().placeholders.login}
      to="@login"
      ink="denim"
      scene="shop-door"
    />
  );
}
