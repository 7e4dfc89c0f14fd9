import { links, meta, text } from "../fields.ts";

/** `content/routes/not-found.yaml`. */
export const notFoundSchema = meta.extend({
  hint: text.describe("What may have happened."),
  links: links.max(3).describe("Beside the button to the home page."),
});
