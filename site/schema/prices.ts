import { z } from "zod";
import { readAmount } from "../money.ts";
import {
  drawing,
  eachItsOwnId,
  entryId,
  heading,
  markdown,
  meta,
  shortLead,
  shortText,
  text,
  updated,
} from "./fields.ts";

const amountRule = "must be an amount in dollars with at most two decimals, like 79.50";

/** A number, or a text as people write amounts, "79.50" or "79,50": forms have a box for text. */
export const amount = z
  .union([z.number(), z.string().transform(readAmount)], { error: amountRule })
  .pipe(z.number({ error: amountRule }).min(0).max(10_000).multipleOf(0.01, amountRule))
  .meta({
    description: "In dollars; 0 shows as Free. Every text that quotes the price changes with it.",
    pattern: String.raw`^\$?(?:\d{1,5}|\d{1,2},\d{3})(?:[.,]\d{1,2})?$`,
    rule: amountRule,
  });

const features = z
  .array(text.max(90).describe("A line on the card."))
  .min(1)
  .max(6)
  .describe("What the plan has.");

const days = z.int().min(1).describe("How long it runs; in texts {{days.flyer.7-days}}.");

const plan = z.strictObject({
  id: entryId.meta({
    title: "Name in facts",
    description: "As texts quote it: {{price.flyer.7-days}}.",
  }),
  label: shortText.meta({ title: "Label of the card", description: "The name of the plan." }),
  amount,
  per: shortText
    .meta({ title: "Behind the amount", description: "What it is for: for 7 days, per month." })
    .optional(),
  days: days.optional(),
  drawing: drawing
    .describe("The drawing on its card; on the pricing page, while it is coming soon.")
    .optional(),
  features: features.describe("Only if they differ from those of the list.").optional(),
});
export type Plan = z.infer<typeof plan>;

const run = plan.extend({ days });
const storagePlan = plan.extend({
  megabytes: z.int().min(1).describe("Its size in MB; 1 GB has 1000."),
});
const usual = z
  .string()
  .meta({
    format: "plan",
    title: "Usual choice",
    description: "The plan that most should choose; its card has a thick edge.",
  })
  .optional();

const extras = z
  .array(text.max(90).describe("A line below the plans, with a plus."))
  .min(1)
  .max(3)
  .describe("What costs extra; stands once, below the plans of the list.")
  .optional();

const planHeading = text
  .max(40)
  .regex(
    /^[^{}]*(?:\{(?:plan|days)\}[^{}]*)+$/,
    'must have "{plan}" or "{days}", where the name or the days go, and nothing else in braces',
  )
  .meta({
    title: "Heading of the cards",
    description: "{plan} becomes the plan's name, {days} the days of its run.",
  });

/** The heading of a plan's card, which says by itself what the plan is of. */
export function headingOf(template: string, { label, days }: Pick<Plan, "label" | "days">): string {
  return template.replaceAll("{plan}", label).replaceAll("{days}", String(days ?? ""));
}

/** A price list: its plans and the words of its page. */
const pageOf = <P extends z.ZodType<Plan[]>>(plans: P) =>
  z.strictObject({
    ...meta.shape,
    heading,
    lead: shortLead,
    tab: shortText.describe("The words of the tab."),
    plans: plans.superRefine(eachItsOwnId),
    usual,
    card: planHeading,
    features: features.describe("On each card of the list, but for plans with their own."),
    extras,
    note: markdown.max(240).describe("Below the plans."),
    drawing: drawing.describe("The drawing on the ticket at the page's end."),
  });

/** The price lists, in the order of the tabs above their pages. */
const priceLists = z.strictObject({
  // As many as the drawings of them show.
  flyer: pageOf(z.array(run).min(1).max(4)),
  coupon: pageOf(z.array(run).min(1).max(4)),
  storage: pageOf(z.array(storagePlan).min(1).max(5)),
  dtransfer: pageOf(z.array(plan).length(4)),
  "one-day-campaign": pageOf(z.array(plan).length(3)),
});
export const priceListName = priceLists.keyof();
export const priceListNames = priceListName.options;
export type PriceListName = z.infer<typeof priceListName>;

/** The lists whose plans are runs, of which visitors can make an example and count what it brings. */
export const runListName = priceListName.extract(["flyer", "coupon"]);
export type RunListName = z.infer<typeof runListName>;
export const hasRuns = (list: PriceListName): list is RunListName =>
  runListName.safeParse(list).success;

const pushPlan = plan.pick({ id: true, label: true, amount: true, per: true });

/** Price lists, and the extras whose price stands on the page of what they belong to. */
const allLists = priceLists.extend({
  "push-radius": z
    .strictObject({ plans: z.array(pushPlan).length(1) })
    .describe("An extra of flyers and coupons, without a page of its own."),
});
export const allListNames = allLists.keyof().options;

/** What a service can name as its `pricing`: a list or extra, or that the runs of other services include it. */
export const pricings = [...allListNames, "included"] as const;
export type Pricing = (typeof pricings)[number];
/** The prices of what comes with the runs of other services. */
export type Extra = Exclude<Pricing, PriceListName>;

/** The end of an address that leads to a plan on its page of prices. */
export const planAnchor = ({ id }: Pick<Plan, "id">) => `plan-${id}`;

/** Whether a service has a price list, and so a pricing page. */
export const isPriceList = (pricing: Pricing): pricing is PriceListName =>
  priceListName.safeParse(pricing).success;

/** Address of a price list's page; the price of a push stands on that of flyers. */
export function pricingPath(pricing: Pricing): string {
  return `/${isPriceList(pricing) ? pricing : "flyer"}-pricing`;
}

/** `content/prices.yaml`: every amount on the site, and the words of the page of each price list. */
export const pricesSchema = z.strictObject({ updated, categories: allLists });
