import { z } from "zod";
import { call, heading } from "./fields.ts";

const ofTwo = call.extend({ links: call.shape.links.max(2) });

/** `content/next-steps.yaml`: the last band of pages that would otherwise end with the footer. */
export const nextStepsSchema = z.strictObject({
  pricing: ofTwo.extend({
    coming: heading.describe("The heading, where the plans are not available yet."),
  }),
  post: z
    .strictObject({
      heading,
      coming: heading.describe("The heading, where the service is not available yet."),
    })
    .describe("At the end of a post, with the words of its service's card."),
});
