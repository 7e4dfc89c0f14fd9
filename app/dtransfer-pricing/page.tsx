import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/sections/pricing-page";

export const generateMetadata = () => pageMetadata("/dtransfer-pricing");

export default function DtransferPricingPage() {
  return <PricingPage category="dtransfer" />;
}
