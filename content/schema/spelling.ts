import { z } from "zod";
import { shortText } from "./fields.ts";

/** `content/spelling.yaml`: the spelling of names and products. */
export const spellingSchema = z.strictObject({
  terms: z
    .array(z.strictObject({ right: shortText.min(4), also: z.array(shortText).optional() }))
    .min(1),
});
export type Spelling = z.infer<typeof spellingSchema>;
