import { z } from "zod";
import { body, heading, markdown, shortText, updated } from "./fields.ts";

const block = z.strictObject({ heading, text: body });

/** `content/pricing-page.yaml`: the words that all pricing pages share. */
export const pricingPageSchema = z.strictObject({
  updated,
  currency: shortText.describe("The note beside prices, here and elsewhere."),
  privacy: block,
  guarantee: block.extend({
    coming: markdown.describe("The words of this part where there is nothing to pay yet."),
  }),
});
