import { z } from "zod";
import { shortText } from "./fields.ts";

/** `content/spelling.yaml`: the spelling of names and products, and words to avoid. */
export const spellingSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        right: shortText.min(4).describe("The name as it has to be written."),
        also: z.array(shortText.describe("Another right spelling.")).optional(),
      }),
    )
    .min(1),
  /** Words of the texts that no dictionary has. */
  words: z
    .array(shortText.min(2).describe("A word that is right, though no dictionary has it."))
    .optional(),
  /** Words that the site does not use, in any letter case, with what it writes instead. */
  avoid: z
    .array(
      z.strictObject({
        wrong: shortText.min(3).describe("A word that the site does not use."),
        right: shortText.describe("What it writes instead."),
      }),
    )
    .optional(),
});
export type Spelling = z.infer<typeof spellingSchema>;
