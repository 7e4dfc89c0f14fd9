import { z } from "zod";
import { button, heading, meta, metaDescription, metaTitle, shortText, updated } from "./fields.ts";

export const blogListSchema = meta.extend({
  updated,
  heading,
  intro: shortText.describe("Below the heading."),
  continueReading: heading.describe("Above the other posts."),
  contents: heading.describe("Above a post's list of its parts."),
  notFound: z.strictObject({
    title: metaTitle,
    heading,
    text: metaDescription.describe("Below the heading, also in search results."),
    button,
  }),
});
