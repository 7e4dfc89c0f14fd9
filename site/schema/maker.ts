import { z } from "zod";
import { heading, opening, read, shortText, text } from "./fields.ts";

const example = text.max(15).describe("Stands on the sheet until something is typed.");

const words = (price: string) => ({
  heading,
  lead: opening.max(160),
  examples: z.strictObject({
    shop: example,
    item: example,
    price: example.max(6).meta({ ...read, title: price }),
  }),
});

/** `content/maker.yaml`: the forms in which visitors make an example of their own. */
export const makerSchema = z.strictObject({
  eyebrow: heading.describe("The small line above the headings."),
  flyer: z.strictObject(words("Price")).describe("On the page of flyers."),
  coupon: z.strictObject(words("Discount")).describe("On the page of coupons."),
  included: shortText.describe("Behind the price of a run: what comes with it."),
  note: text.max(120).describe("Below the buttons."),
});
