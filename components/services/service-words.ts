import { getContent } from "@/site/content";

/** The way into the app, or to the dashboard. */
export const join = "Join";

export const whyUs = () => `Why ${getContent().site.name}`;
