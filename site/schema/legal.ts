import { z } from "zod";
import {
  day,
  metaDescription,
  opening,
  pageTitle,
  picture,
  searchTitle,
  updated,
} from "./fields.ts";

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({
  title: pageTitle,
  metaTitle: searchTitle,
  description: metaDescription,
  effective: day
    .describe("The day from which it applies; without it, the page shows no dates.")
    .optional(),
  updated,
  added: day
    .describe("The day on which parts were added that those dates do not cover.")
    .optional(),
  lead: opening.max(400),
  picture: picture.optional().describe("Beside the heading."),
});
