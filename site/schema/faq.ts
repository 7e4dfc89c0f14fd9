import { z } from "zod";
import { markdown, text, updated } from "./fields.ts";

/** `content/faq.yaml`: the questions that the section "questions" shows. */
export const faqSchema = z.strictObject({
  updated,
  items: z
    .array(
      z.strictObject({
        question: text.max(120).describe("As a visitor would ask it."),
        answer: markdown.describe("The first sentence answers it."),
      }),
    )
    .min(1)
    .meta({ title: "Questions", description: "All questions of the page." }),
});
