import { z } from "zod";
import {
  alt,
  body,
  button,
  copying,
  entryId,
  heading,
  hero,
  item,
  label,
  link,
  meta,
  opening,
  picture,
  screenReaderText,
  shortText,
  text,
  titled,
  updated,
} from "./fields.ts";

/** The call to action at a page's end. */
const end = z.strictObject({
  heading,
  text: text.max(200).describe("A sentence below the heading."),
  links: z.array(z.strictObject({ label, to: link })).min(2),
});

/** The words of /dtransfer, and of the article that its cards lead to. */
export const dtransferSchema = meta.extend({
  updated,
  hero,
  share: z.strictObject({
    label: button,
    hashtags: z
      .array(
        z
          .string()
          .regex(/^[A-Za-z]\w*$/, "must be letters and digits, without the #")
          .describe("Without the #."),
      )
      .describe("What is shared names our account too."),
  }),
  related: heading.describe("Above the related posts."),
  previous: screenReaderText.describe("The name of the left arrow."),
  next: screenReaderText.describe("The name of the right arrow."),
  articles: titled.extend({
    readMore: shortText.describe("The link of each card."),
    count: z.int().min(1).max(24).describe("How many cards there are."),
  }),
  section: titled.extend({ steps: z.array(item.extend(picture.shape)).length(3) }),
  end,
});

/** The words of /documents. */
export const documentsSchema = meta.extend({
  updated,
  heading,
  lead: opening.max(400),
  alt,
  step: z.strictObject({ heading, body }),
  next: z.strictObject({ heading, body }),
  ...copying,
  picker: screenReaderText.describe("The name of the choice of languages."),
  languages: z
    .array(
      z.strictObject({
        id: entryId.describe("Its name in addresses: lower-case letters, digits and hyphens."),
        label,
        file: shortText.describe("The file in samples/."),
      }),
    )
    .min(1),
  end,
});
