import { z } from "zod";
import {
  alt,
  body,
  call,
  entryId,
  heading,
  label,
  meta,
  opening,
  shortText,
  updated,
} from "../fields.ts";

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
  end: call,
});
