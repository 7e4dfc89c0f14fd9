import { pageMetadata } from "@/components/metadata/page-metadata";
import { AboutPage } from "@/components/sections/about-page";

export const generateMetadata = () => pageMetadata("/about");

export default function AboutRoute() {
  return <AboutPage path="/about" tab="story" />;
}
