import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/sections/pricing-page";

export const generateMetadata = () => pageMetadata("/storage-pricing");

export default function StoragePricingPage() {
  return <PricingPage category="storage" />;
}
