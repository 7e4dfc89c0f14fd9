import { getContent } from "@/site/content";
import type { Status } from "@/site/schema/service";

export const statusNames: Record<Status, string> = {
  available: "Available",
  "coming-soon": "Coming soon",
  beta: "Beta",
};

/** The way into the app, or to the dashboard. */
export const join = "Join";

export const whyUs = () => `Why ${getContent().site.name}`;
