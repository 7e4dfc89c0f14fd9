import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/sections/pricing-page";

export const generateMetadata = () => pageMetadata("/coupon-pricing");

export default function CouponPricingPage() {
  return <PricingPage category="coupon" />;
}
