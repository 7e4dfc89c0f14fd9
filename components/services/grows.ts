import type { InkName } from "@/components/ui/ink";

/** Names by which a service's card and the head of its page are one ground and one drawing (grows.css). */
export const namesOf: Partial<Record<InkName, string>> = {
  coral: "[--ground:coral] [--drawing:coral-drawing]",
  canola: "[--ground:canola] [--drawing:canola-drawing]",
  tangerine: "[--ground:tangerine] [--drawing:tangerine-drawing]",
  sky: "[--ground:sky] [--drawing:sky-drawing]",
  rose: "[--ground:rose] [--drawing:rose-drawing]",
  denim: "[--ground:denim] [--drawing:denim-drawing]",
};
