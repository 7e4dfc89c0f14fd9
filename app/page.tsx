import { pageMetadata } from "@/components/metadata/page-metadata";
import { pageAt } from "@/site/content";
import { SectionsPage } from "./_parts/sections-page";

export const generateMetadata = () => pageMetadata("/");

export default function HomePage() {
  return <SectionsPage page={pageAt("/")} />;
}
