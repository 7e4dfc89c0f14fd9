import { getContent, type ServiceWithPage } from "@/site/content";
import { pricingPath } from "@/site/schema/prices";
import type { Status } from "@/site/schema/service";

export const statusNames: Record<Status, string> = {
  available: "Available",
  "coming-soon": "Coming soon",
  beta: "Beta",
};

/** For what cannot be bought yet. */
export const askAboutLaunch = { label: "Ask about launch", to: "/contact" };

/** Where a service can be bought, or a way to ask about it. */
export function pricesOrAsk({ status, page }: ServiceWithPage) {
  return status === "available"
    ? { label: "See prices", to: pricingPath(page.pricing) }
    : askAboutLaunch;
}

/** The way into the app, or to the dashboard. */
export const join = "Join";

export const whyUs = () => `Why ${getContent().site.name}`;
