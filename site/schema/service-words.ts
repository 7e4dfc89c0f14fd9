import { z } from "zod";
import { button, heading, shortText, text } from "./fields.ts";
import { statuses } from "./service.ts";

/** `content/service-words.yaml`: the words that all services share. */
export const serviceWordsSchema = z.strictObject({
  example: text.max(10).describe("Beside each of them that is drawn."),
  why: button.describe("The button that leads to the reasons."),
  start: button
    .regex(/\{amount\}/, 'must have "{amount}", where the lowest price goes')
    .describe("The first button of a service's page; it leads to its prices."),
  startFree: button.describe("That button where the lowest price is 0."),
  join: button,
  explore: button,
  place: z
    .strictObject({
      store: shortText.describe("On phones with a store."),
      dashboard: shortText.describe("On other devices."),
    })
    .describe("Said by screen readers after Explore: where it leads."),
  plans: heading.describe("Above a service's plans."),
  plan: button.describe("The link of each plan."),
  included: text.max(24).describe("On runs that include a service without prices."),
  information: shortText.describe("The small line above Information."),
  status: z
    .record(z.enum(statuses), shortText.describe("The label of such services."))
    .describe("What each status is called on the site."),
  ask: button.describe("For services that cannot be had yet."),
});
