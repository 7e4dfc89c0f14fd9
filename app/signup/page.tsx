import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPage } from "@/components/page/placeholder-page";

export const generateMetadata = () => pageMetadata("/signup");

export default function SignupPage() {
  return <PlaceholderPage path="/signup" />;
}
