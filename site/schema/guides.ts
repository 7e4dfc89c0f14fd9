import { z } from "zod";
import {
  heading,
  item,
  label,
  lead,
  link,
  markdown,
  opening,
  screenReaderText,
  serviceId,
  shortText,
  text,
} from "./fields.ts";
import { pricingCategory } from "./pricing.ts";

/** Parts that several pages share and that help a reader to choose, reckon or go on. */

const columnHead = shortText.describe("The head of this column.");

/** `content/which-one.yaml`: the table that leads from a goal to a service. */
export const whichOneSchema = z.strictObject({
  heading,
  lead,
  columns: z
    .strictObject({
      goal: columnHead,
      service: columnHead,
      price: columnHead,
      duration: columnHead,
    })
    .describe("The table's first row."),
  rows: z
    .array(
      z.strictObject({
        goal: shortText.describe("What a shop wants to reach."),
        service: serviceId.describe("Its link and status come from its own form."),
        price: shortText.describe("What it costs, by a fact such as {{price.flyer.7-days}}."),
        duration: shortText.describe("How long it runs."),
      }),
    )
    .min(3),
});

/** `content/billing.yaml`: the block "How billing works" of the pricing pages. */
export const billingSchema = z.strictObject({
  heading,
  lead: opening.max(200),
  items: z
    .array(
      item.extend({
        on: z
          .array(pricingCategory.describe("A page of prices."))
          .min(1)
          .describe("The pages that show it, if not all.")
          .optional(),
        offer: z.boolean().describe("Only shown while the offer runs.").optional(),
      }),
    )
    .min(3)
    .describe('The last one leads to "Before you buy".'),
});

const problem = text.max(160).describe("Said when a visitor types it.");

/** `content/break-even.yaml`: what a run costs, and how many sales cover it. */
export const breakEvenSchema = z.strictObject({
  heading,
  lead,
  example: z
    .number()
    .min(0.01)
    .max(10_000)
    .describe(
      "The profit on one sale, in dollars; the receipt counts with it until a reader types a margin.",
    ),
  caption: shortText
    .regex(/\{margin\}/, 'must have "{margin}", where the margin goes')
    .describe("Above the table that shows without scripts; {margin} becomes the example's."),
  columns: z.strictObject({ run: columnHead, price: columnHead, sales: columnHead }),
  field: label.describe("The label of the field for the reader's own margin."),
  hint: text.max(200).describe("Below that field."),
  problems: z.strictObject({ notNumber: problem, tooSmall: problem, tooLarge: problem }),
  bill: z
    .strictObject({
      runs: label.describe("Above the runs."),
      pushes: label.describe("The label of the field for pushes."),
      fewer: screenReaderText,
      more: screenReaderText,
      title: text.max(24).describe("Above the receipt."),
      push: text
        .max(32)
        .regex(/\{pushes\}.*\{price\}/, 'must have "{pushes}" and "{price}"')
        .describe("{pushes} becomes their number, {price} the price of one."),
      total: text.max(24).describe("Before the sum."),
      clicks: text.max(60).describe("Below the sum."),
      cover: z
        .strictObject({
          one: text.max(32),
          many: text.max(32).regex(/\{sales\}/, 'must have "{sales}", where their number goes'),
        })
        .describe("How many sales cover it; {sales} becomes their number."),
      margin: text
        .max(40)
        .regex(/\{margin\}/, 'must have "{margin}", where the margin goes')
        .describe("Below it; {margin} becomes what one sale leaves."),
    })
    .describe("The fields and the receipt."),
  note: markdown.describe("Below the receipt."),
});

/** `content/before-you-buy.yaml`: what a buyer should know, on the contact page. */
export const beforeYouBuySchema = z.strictObject({
  heading,
  lead: opening.max(200),
  items: z
    .array(
      z.strictObject({
        title: text.max(40).describe("What it is about."),
        text: markdown.max(240).describe("What is known of it."),
        offer: z.boolean().describe("Only shown while the offer runs.").optional(),
      }),
    )
    .min(1)
    .max(10)
    .describe("Facts only: what nobody has answered yet belongs in questions.yaml."),
});

const call = z.strictObject({
  heading,
  text: text.max(200).describe("A sentence below the heading."),
  links: z
    .array(z.strictObject({ label, to: link }))
    .min(1)
    .max(2),
});

/** `content/next-steps.yaml`: the last band of pages that would otherwise end with the footer. */
export const nextStepsSchema = z.strictObject({
  pricing: call,
  blogList: call,
  post: z
    .strictObject({
      heading,
      coming: heading.describe("The heading, where the service is not available yet."),
    })
    .describe("At the end of a post, with the words of its service's card."),
});
