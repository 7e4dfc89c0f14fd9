import { z } from "zod";
import { alt, heading, meta, opening, shortText, text, updated } from "../fields.ts";

/** `content/routes/contact.yaml`. */
export const contactSchema = meta.extend({
  updated,
  hero: z.strictObject({
    eyebrow: shortText.meta({ title: "Small line above", description: "Above the large heading." }),
    title: text.max(80).describe("The large heading of the page."),
    lead: opening.max(420),
  }),
  alt: alt.describe("Of the drawing beside the heading; for people who cannot see it."),
  form: heading.describe("The heading of the form."),
  links: z.strictObject({ heading, text: text.describe("Above the links.") }),
});
