import { pageMetadata } from "@/components/metadata/page-metadata";
import { AboutPage } from "@/components/sections/about-page";

export const generateMetadata = () => pageMetadata("/about/story");

export default function AboutStoryRoute() {
  return <AboutPage path="/about/story" tab="story" />;
}
