import { z } from "zod";
import { heading, label, link, text } from "./fields.ts";

const call = z.strictObject({
  heading,
  text: text.max(200).describe("A sentence below the heading."),
  links: z
    .array(z.strictObject({ label, to: link }))
    .min(1)
    .max(2),
});

/** `content/next-steps.yaml`: the last band of pages that would otherwise end with the footer. */
export const nextStepsSchema = z.strictObject({
  pricing: call,
  blogList: call,
  post: z
    .strictObject({
      heading,
      coming: heading.describe("The heading, where the service is not available yet."),
    })
    .describe("At the end of a post, with the words of its service's card."),
});
