import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/sections/pricing-page";

export const generateMetadata = () => pageMetadata("/pricing");

export default function DefaultPricingPage() {
  return <PricingPage category="flyer" path="/pricing" />;
}
