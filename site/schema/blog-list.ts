import { z } from "zod";
import {
  button,
  forReaders,
  heading,
  label,
  meta,
  metaDescription,
  metaTitle,
  shortText,
  updated,
} from "./fields.ts";

/** The rule for texts of the numbered pages of the blog list. */
const hasNumber = [/\{number\}/, 'must have "{number}", where the page\'s number goes'] as const;

export const blogListSchema = meta.extend({
  updated,
  heading,
  intro: shortText.describe("Below the heading."),
  continueReading: heading.describe("Above the other posts."),
  contents: heading.describe("Above a post's list of its parts."),
  pages: z
    .strictObject({
      label: forReaders,
      newer: label,
      older: label,
      title: metaTitle.regex(...hasNumber),
      description: metaDescription.regex(...hasNumber),
      heading: heading.regex(...hasNumber),
      link: label.regex(...hasNumber),
    })
    .describe("The second page and further ones; {number} becomes the page's number."),
  notFound: z.strictObject({
    title: metaTitle,
    heading,
    text: metaDescription.describe("Below the heading, also in search results."),
    button,
  }),
});
