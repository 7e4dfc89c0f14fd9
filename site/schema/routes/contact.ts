import { z } from "zod";
import { alt, heading, hero, meta, text, updated } from "../fields.ts";

/** `content/routes/contact.yaml`. */
export const contactSchema = meta.extend({
  updated,
  hero: hero.omit({ alt: true }),
  alt: alt.describe("Of the drawing beside the heading; for people who cannot see it."),
  form: heading.describe("The heading of the form."),
  links: z.strictObject({ heading, text: text.describe("Above the links.") }),
});
