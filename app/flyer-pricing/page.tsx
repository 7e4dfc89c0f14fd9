import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/sections/pricing-page";

export const generateMetadata = () => pageMetadata("/flyer-pricing");

export default function FlyerPricingPage() {
  return <PricingPage category="flyer" />;
}
