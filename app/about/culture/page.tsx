import { pageMetadata } from "@/components/metadata/page-metadata";
import { AboutPage } from "@/components/sections/about-page";

export const generateMetadata = () => pageMetadata("/about/culture");

export default function AboutCultureRoute() {
  return <AboutPage path="/about/culture" tab="culture" />;
}
