import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/sections/pricing-page";

export const generateMetadata = () => pageMetadata("/one-day-campaign-pricing");

export default function OneDayCampaignPricingPage() {
  return <PricingPage category="one-day-campaign" />;
}
