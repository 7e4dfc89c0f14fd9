import { z } from "zod";
import { day, markdown, metaDescription, metaTitle, path, shortText, text } from "./fields.ts";

/** The categories in the order of their tabs (specification, section 2, Pricing). */
export const pricingCategories = [
  "flyer",
  "coupon",
  "storage",
  "dtransfer",
  "one-day-campaign",
] as const;
export const pricingCategory = z.enum(pricingCategories);
export type PricingCategory = z.infer<typeof pricingCategory>;

const amount = z
  .number()
  .min(0)
  .max(10_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: "must be an amount in dollars with at most two decimals, like 4.99",
  });

const features = z.array(text.max(90)).min(1).max(6);

const plan = z.strictObject({
  /** The name of the plan in tokens: {{price.flyer.7-days}}. */
  id: z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens"),
  /** The card's label; the specification's word is "region". */
  region: shortText,
  /** In dollars; 0 is shown as "Free". */
  amount,
  /** The unit of the amount: "for 7 days", "per month". */
  per: shortText.optional(),
  /** How many days it runs; of such plans, the one that costs least a day is marked. */
  days: z.int().min(1).optional(),
  /** Features of this card, if they differ from the category's. */
  features: features.optional(),
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
  tab: shortText,
  path,
  features,
  plans: z.array(plan).min(1).max(6).superRefine(eachItsOwnId),
});

/** `content/prices.yaml`: every amount on the site. */
export const pricesSchema = z.strictObject({
  updated: day,
  pushRadius: amount,
  categories: z.record(pricingCategory, priceList),
});

const words = z.strictObject({
  title: metaTitle,
  description: metaDescription,
  heading: shortText,
  lead: text.max(300),
  note: markdown.max(240),
  /** The heading of what all plans share. */
  shared: shortText.optional(),
});

const block = z.strictObject({ heading: shortText, text: markdown });

/** `content/pages/pricing.yaml`: the words of the pricing pages. */
export const pricingPageSchema = z.strictObject({
  updated: day,
  heading: shortText,
  tabs: shortText,
  free: shortText,
  comingSoon: shortText,
  privacy: block.extend({ button: shortText }),
  guarantee: block,
  categories: z.record(pricingCategory, words),
  /** The label of a plan's button; "{plan}" becomes the plan's name. */
  start: shortText.regex(/\{plan\}/, 'must have "{plan}", where the plan\'s name goes'),
  /** The mark of the plan that costs least a day; "{amount}" becomes the price of its day. */
  best: shortText.regex(/\{amount\}/, 'must have "{amount}", where the price of a day goes'),
  /** The note beside prices. */
  currency: shortText,
});
