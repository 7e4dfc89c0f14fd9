import { z } from "zod";
import { label, link, meta, text } from "../fields.ts";

/** `content/routes/not-found.yaml`. */
export const notFoundSchema = meta.extend({
  hint: text.describe("What may have happened."),
  links: z
    .array(z.strictObject({ label, to: link }))
    .max(3)
    .describe("Beside the button to the home page."),
});
