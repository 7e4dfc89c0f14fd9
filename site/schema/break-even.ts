import { z } from "zod";
import { heading, markdown, shortLead, text } from "./fields.ts";
import { amount } from "./prices.ts";

/** `content/break-even.yaml`: what a run costs, and how many sales cover it. */
export const breakEvenSchema = z.strictObject({
  heading,
  lead: shortLead,
  example: amount
    .refine((value) => value > 0, "must be more than 0")
    .meta({
      ...amount.meta(),
      description:
        "The profit on one sale, in dollars; the receipt counts with it until a reader types a margin.",
    }),
  hint: text.max(200).describe("Below the field for the reader's own profit on one sale."),
  note: markdown.describe("Below the receipt."),
});
