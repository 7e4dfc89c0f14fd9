import { z } from "zod";
import { heading, label, markdown, meta, shortText, updated } from "../fields.ts";

/** `content/routes/pop-up.yaml`. */
export const popUpSchema = meta.extend({
  updated,
  name: label.describe("What the breadcrumb calls it, for search engines."),
  // The font of the prices only has digits, "$", "%", "." and the letters of "Free".
  figure: z
    .string()
    .regex(/^\$?[\d.]{1,4}%?$/, 'must be a short figure, like "100%" or "$5"')
    .describe("The large figure of the coupon, as in the words of the offer."),
  heading,
  text: markdown.describe("The words of the coupon."),
  ended: shortText.describe("All that the page says after the offer's last day."),
});
