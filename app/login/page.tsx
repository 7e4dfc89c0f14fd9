import { pageMetadata } from "@/components/metadata/page-metadata";
import { PlaceholderPage } from "@/components/page/placeholder-page";

export const generateMetadata = () => pageMetadata("/login");

export default function LoginPage() {
  return <PlaceholderPage path="/login" />;
}
