import { z } from "zod";
import { link, text } from "./fields.ts";

/** `content/questions.yaml`: what only the owner can answer, with the pages that wait for it. */
export const questionsSchema = z.strictObject({
  questions: z.array(
    z.strictObject({
      question: text
        .max(160)
        .describe("What only the owner or counsel can answer; delete it once the pages have it."),
      pages: z.array(z.strictObject({ to: link })).min(1),
    }),
  ),
});
