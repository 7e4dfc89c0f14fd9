import { z } from "zod";
import { day, read, shortText, text } from "./fields.ts";

/** `content/offer.yaml`: the banner above the navigation bar and the card at /pop-up. */
export const offerSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{4,20}$/, "must be 4 to 20 letters and digits")
    .describe("What visitors type to get the offer; texts quote it as {{offer.code}}."),
  discount: z
    .int()
    .min(1)
    .max(100)
    .describe("In percent; texts quote it as {{offer.discount}}.")
    .optional(),
  months: z
    .int()
    .min(1)
    .describe("For how many months the discount applies; texts quote them as {{offer.months}}.")
    .optional(),
  text: text.max(160).meta({ ...read, description: "The words of the banner." }),
  link: shortText.describe("The words of its link."),
  until: day
    .describe(
      "The last day of the offer, in Edmonton, after which it ends by itself; without one it has no end.",
    )
    .optional(),
});
