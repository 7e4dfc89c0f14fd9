import { z } from "zod";
import { text } from "./fields.ts";

/** `content/words.yaml`, which cspell reads as a part of its settings (cspell.config.yaml). */
export const wordsSchema = z.strictObject({
  words: z
    .array(
      text
        .regex(/^[\p{L}\p{N}'’-]+$/u, "must be a single word")
        .meta({ title: "Word", description: "In all its forms: perogy, perogies." }),
    )
    .describe("Words that are right and in no dictionary: names of towns, dishes and brands."),
});
