import { z } from "zod";
import { heading, opening, shortText, text } from "./fields.ts";

const example = text
  .max(17)
  .describe("Stands in its field and in the picture until something is typed.");
const shortExample = example.max(12);

const words = { heading, lead: opening.max(160) };

/** `content/maker.yaml`: forms in which visitors make an example of their own. */
export const makerSchema = z.strictObject({
  eyebrow: heading.describe("The small line above the headings."),
  flyer: z
    .strictObject({
      ...words,
      examples: z.strictObject({ shop: example, item: example, price: shortExample }),
    })
    .describe("On the page of flyers."),
  coupon: z
    .strictObject({
      ...words,
      examples: z.strictObject({
        shop: example,
        discount: example,
        item: example,
        code: shortExample,
      }),
    })
    .describe("On the page of coupons."),
  included: shortText.describe("Behind the price of a run: what comes with it."),
  note: text.max(120).describe("Below the buttons."),
});
