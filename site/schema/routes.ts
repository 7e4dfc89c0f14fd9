import { z } from "zod";
import { blogListSchema } from "./blog-list.ts";
import { contactSchema } from "./contact.ts";
import { documentsSchema } from "./documents.ts";
import {
  button,
  copying,
  heading,
  label,
  link,
  markdown,
  meta,
  metaDescription,
  metaTitle,
  shortText,
  text,
  updated,
} from "./fields.ts";
import { pricingPageSchema } from "./routes/pricing.ts";

// Schemas of the files in `content/routes/`: pages with a layout of their own.

const popUpSchema = meta.extend({
  updated,
  name: label.describe("What the breadcrumb calls it, for search engines."),
  // The font of the prices only has digits, "$", "%", "." and the letters of "Free".
  figure: z
    .string()
    .regex(/^\$?[\d.]{1,4}%?$/, 'must be a short figure, like "100%" or "$5"')
    .describe("The large figure of the coupon, as in the words of the offer."),
  heading,
  text: markdown.describe("The words of the coupon."),
  ...copying,
  ended: shortText.describe("All that the page says after the offer's last day."),
});

const bare = meta.extend({
  text: shortText.describe("The one word of the page."),
});
const placeholdersSchema = z.strictObject({ updated, login: bare, signup: bare });

/** Words that the legal texts share. */
const legalWordsSchema = z.strictObject({
  effective: label.describe("Before the day from which a text applies."),
  updated: label.describe("Before the day of its last change, also that of a post."),
  added: label.describe("Before the day on which parts were added that those dates do not cover."),
});

const notFoundSchema = z.strictObject({
  title: metaTitle,
  description: metaDescription,
  code: shortText.describe("The large number."),
  heading: text.describe("Below the number."),
  hint: text.describe("What may have happened."),
  button,
  links: z
    .array(z.strictObject({ label, to: link }))
    .max(3)
    .describe("Beside the button."),
});

/** The files of `content/routes/`. */
export const routeFiles = {
  contact: ["routes/contact.yaml", contactSchema],
  documents: ["routes/documents.yaml", documentsSchema],
  blogList: ["routes/blog-list.yaml", blogListSchema],
  popUp: ["routes/pop-up.yaml", popUpSchema],
  placeholders: ["routes/placeholders.yaml", placeholdersSchema],
  legal: ["routes/legal.yaml", legalWordsSchema],
  notFound: ["routes/not-found.yaml", notFoundSchema],
  pricingPage: ["routes/pricing.yaml", pricingPageSchema],
} as const satisfies Record<string, readonly [string, z.ZodType]>;
