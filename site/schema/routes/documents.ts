import { z } from "zod";
import {
  alt,
  body,
  entryId,
  heading,
  label,
  link,
  meta,
  opening,
  shortText,
  text,
  updated,
} from "../fields.ts";

/** The call to action at a page's end. */
const end = z.strictObject({
  heading,
  text: text.max(200).describe("A sentence below the heading."),
  links: z.array(z.strictObject({ label, to: link })).min(1),
});

/** `content/routes/documents.yaml`. */
export const documentsSchema = meta.extend({
  updated,
  heading,
  lead: opening.max(400),
  alt,
  step: z.strictObject({ heading, body }),
  languages: z
    .array(
      z.strictObject({
        id: entryId.describe("Its name in addresses: lower-case letters, digits and hyphens."),
        label,
        file: shortText.describe("The file in samples/."),
      }),
    )
    .min(1),
  next: z.strictObject({ heading, body }),
  end,
});
