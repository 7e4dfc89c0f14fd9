import { z } from "zod";
import {
  alt,
  body,
  drawing,
  heading,
  ink,
  markdown,
  picture,
  screenshot,
  shortText,
  text,
} from "../fields.ts";
import { sum } from "../sum.ts";
import { anyService, ground, lead, pictured, section, service, title } from "./fields.ts";

const screen = z.strictObject({
  title: heading.describe("What is done here."),
  text: text.max(160).describe("A sentence below the title."),
  drawing,
  alt,
  screenshot,
});

export const words = [
  section(
    "text",
    "Text: chapters with a table of contents",
    {},
    {
      service: anyService.describe("Its card stands below the table of contents."),
      text: body.describe("In Markdown; each heading begins with ##."),
      ink: ground.describe("The color behind the text's drawings."),
    },
  ),
  section(
    "columns",
    "Columns: a text in two columns beside a picture",
    {},
    {
      title,
      text: body,
      ink: ground,
      drawing,
    },
  ),
  section(
    "points",
    "Points: colored cards with words and a picture",
    {},
    {
      title,
      points: z.array(pictured).min(2).max(6),
    },
  ),
  section(
    "reasons",
    "Reasons: numbered, a colored band each, with three pictures",
    {},
    {
      title,
      lead,
      points: z
        .array(
          z.strictObject({
            title: heading,
            lead: shortText.describe("The point in one sentence, in large letters."),
            text: text.describe("What else there is to say."),
            gallery: z
              .array(picture.extend({ photo: screenshot }))
              .length(3)
              .describe("The pictures beside the text."),
          }),
        )
        .min(2)
        .max(4),
    },
  ),
  section(
    "screens",
    "Screens: the product in two or three large pictures",
    {},
    {
      service,
      title,
      lead: lead.max(200),
      make: screen.meta({ title: "First picture", description: "Where the owner makes it." }),
      see: screen.meta({
        title: "Second picture",
        description: "As a shopper sees it, on a phone: a screenshot taller than wide.",
      }),
      count: screen
        .meta({
          title: "Third picture",
          description: "What the owner has afterwards: the bill and the count.",
        })
        .optional(),
    },
  ),
  section(
    "steps",
    "Steps: three numbered pictures with words",
    {},
    {
      title,
      lead,
      steps: z.array(pictured).length(3),
    },
  ),
  section(
    "pictures",
    "Pictures: a row of pictures with captions",
    {},
    {
      title: title.optional(),
      pictures: z
        .array(
          picture.extend({ photo: screenshot, caption: shortText.describe("Below the picture.") }),
        )
        .min(2)
        .max(6),
    },
  ),
  section(
    "sums",
    "Sums: receipts side by side",
    {},
    {
      title: title.optional(),
      lead: lead.optional(),
      text: markdown.max(300).describe("A note below.").optional(),
      sums: z
        .array(
          z.strictObject({ title: text.max(24).describe("Above the receipt."), ink, lines: sum }),
        )
        .min(1)
        .max(4),
    },
  ),
] as const;
