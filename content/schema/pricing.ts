import { z } from "zod";
import {
  button,
  heading,
  label,
  lead,
  markdown,
  metaDescription,
  metaTitle,
  path,
  scene,
  shortText,
  text,
  updated,
} from "./fields.ts";

/** The categories that have a page of prices, in the order of its tabs. */
export const pricingCategories = [
  "flyer",
  "coupon",
  "storage",
  "dtransfer",
  "one-day-campaign",
] as const;
export const pricingCategory = z.enum(pricingCategories);
export type PricingCategory = z.infer<typeof pricingCategory>;

/** Every category: of an extra, the price stands on the page of what it belongs to. */
export const priceLists = [...pricingCategories, "push-radius"] as const;

const amount = z
  .number()
  .min(0)
  .max(10_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: "must be an amount in dollars with at most two decimals, like 4.99",
  })
  .describe("In dollars; 0 shows as Free.");

const features = z
  .array(text.max(90).describe("A line on the card."))
  .min(1)
  .max(6)
  .describe("What the plan has.");

const plan = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")
    .meta({ title: "Name in facts", description: "As texts quote it: {{price.flyer.7-days}}." }),
  // Named for where a plan is sold, although it holds the label of the card.
  region: shortText.meta({ title: "Label of the card", description: "The name of the plan." }),
  amount,
  per: shortText.describe("Behind the amount: for 7 days, per month.").optional(),
  days: z.int().min(1).describe("How long it runs; the cheapest day is marked.").optional(),
  scene: scene
    .describe("The drawing on its card; on the pricing page, while it is coming soon.")
    .optional(),
  features: features.describe("Only if they differ from those of the list.").optional(),
});
export type Plan = z.infer<typeof plan>;

/** Ids are unique in a category, since texts quote a price by its plan's id. */
function eachItsOwnId(plans: Plan[], context: z.core.$RefinementCtx): void {
  for (const [i, { id }] of plans.entries())
    if (plans.findIndex((other) => other.id === id) < i)
      context.addIssue({
        code: "custom",
        path: [i, "id"],
        message: `"${id}" is the id of another plan above; each needs its own`,
      });
}

const priceList = z.strictObject({
  tab: shortText.describe("The words of the tab."),
  path,
  features,
  plans: z.array(plan).min(1).max(6).superRefine(eachItsOwnId),
  usual: z
    .string()
    .meta({
      title: "Usual choice",
      description: "Name in facts of the plan that most should choose; its card has a thick edge.",
    })
    .optional(),
});

/** The usual choice is one of the list's plans. */
function usualIsAPlan(
  { usual, plans }: Pick<z.infer<typeof priceList>, "usual" | "plans">,
  context: z.core.$RefinementCtx,
): void {
  if (usual !== undefined && plans.every(({ id }) => id !== usual))
    context.addIssue({
      code: "custom",
      path: ["usual"],
      message: `"${usual}" is the id of none of the plans above`,
    });
}
const pricePage = priceList.superRefine(usualIsAPlan);

/** `content/prices.yaml`: every amount on the site. */
export const pricesSchema = z.strictObject({
  updated,
  categories: z.strictObject({
    flyer: pricePage,
    coupon: pricePage,
    storage: pricePage,
    dtransfer: pricePage,
    "one-day-campaign": pricePage,
    "push-radius": priceList.omit({ tab: true, features: true, usual: true }),
  }),
});

const words = z.strictObject({
  title: metaTitle,
  description: metaDescription,
  heading,
  lead,
  note: markdown.max(240).describe("Below the plans."),
});

const block = z.strictObject({ heading, text: markdown.describe("The words of this part.") });

/** `content/pages/pricing.yaml`: the words of the pricing pages. */
export const pricingPageSchema = z.strictObject({
  updated,
  heading,
  tabs: shortText.describe("The name of the tabs, for screen readers."),
  free: shortText.describe("In place of an amount of 0."),
  comingSoon: shortText.describe("The label of plans that are not sold yet."),
  privacy: block.extend({ button }),
  guarantee: block,
  reach: z
    .strictObject({
      heading,
      text: text.max(200).describe("Below the heading."),
      place: label.describe("The field of the place."),
      radius: label.describe("The field of the radius."),
      unit: text.max(4).describe("Behind the radius."),
      button,
      guarantee: text.max(140).describe("Beside the fields."),
    })
    .describe("The step beside the prices that asks what a push reaches."),
  categories: z.record(pricingCategory, words),
  start: shortText
    .regex(/\{plan\}/, 'must have "{plan}", where the plan\'s name goes')
    .describe("On a plan's button; {plan} becomes its name."),
  perDay: shortText
    .regex(/\{amount\}/, 'must have "{amount}", where the price of a day goes')
    .describe("Below the name of a run; {amount} becomes the price of a day."),
  usual: shortText.describe("The mark of the plan that most should choose."),
  best: shortText
    .regex(/\{amount\}/, 'must have "{amount}", where the price of a day goes')
    .describe("The mark of the cheapest day; {amount} becomes its price."),
  currency: shortText.describe("The note beside prices."),
});
