import { links, meta, metaDescription, text } from "./fields.ts";

/** `content/not-found.yaml`. */
export const notFoundSchema = meta.extend({
  hint: text.describe("What may have happened."),
  blog: metaDescription.meta({
    title: "In place of a missing post",
    description: "Below the words Blog Not Found, also in search results.",
  }),
  links: links.max(3).describe("Beside the button to the home page."),
});
