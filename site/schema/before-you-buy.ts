import { z } from "zod";
import { heading, markdown, opening, text } from "./fields.ts";

/** `content/before-you-buy.yaml`: what a buyer should know, on the contact page. */
export const beforeYouBuySchema = z.strictObject({
  heading,
  lead: opening.max(200),
  items: z
    .array(
      z.strictObject({
        title: text.max(40).describe("What it is about."),
        text: markdown.max(240).describe("What is known of it."),
      }),
    )
    .min(1)
    .max(10)
    .describe("Facts only: what nobody has answered yet belongs in questions.yaml."),
});
