import { heading, meta, metaDescription, shortText, updated } from "../fields.ts";

/** `content/routes/blog-list.yaml`. */
export const blogListSchema = meta.extend({
  updated,
  heading,
  intro: shortText.describe("Below the heading."),
  notFound: metaDescription.meta({
    title: "In place of a missing post",
    description: "Below the words Blog Not Found, also in search results.",
  }),
});
