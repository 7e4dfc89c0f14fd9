import { z } from "zod";
import { heading, item, opening } from "./fields.ts";
import { priceListName } from "./prices.ts";

/** `content/billing.yaml`: the block "How billing works" of the pricing pages. */
export const billingSchema = z.strictObject({
  heading,
  lead: opening.max(200),
  items: z
    .array(
      item.extend({
        on: z
          .array(priceListName.describe("A page of prices."))
          .min(1)
          .describe("The pages that show it, if not all.")
          .optional(),
      }),
    )
    .min(1)
    .describe('The last one leads to "Before you buy".'),
});
