import { z } from "zod";
import {
  alt,
  body,
  drawing,
  entryId,
  heading,
  ink,
  item,
  label,
  links,
  picture,
  read,
  shortText,
  text,
} from "../fields.ts";
import {
  anchor,
  anyService,
  ground,
  information,
  itemList,
  largeTitle,
  lead,
  section,
  service,
  title,
} from "./fields.ts";

/** Its tabs, by the names with which addresses end: "/about/culture". */

/** Where the drawing of a list's open item stands on wide screens. */
const places = {
  right: "at the right of the list",
  left: "at its left",
  stub: "at its left, as the stub of a ticket",
  edge: "at its right, cut off by the window",
  top: "across the top",
};
export type Place = keyof typeof places;

const panel = z.strictObject({ title: heading });

export const lists = [
  section(
    "list",
    "List: items that open, beside one picture or one each",
    {},
    {
      service: anyService,
      ...itemList,
      ink: ink.describe("Behind the picture, if the section is about no service.").optional(),
      picture: picture
        .optional()
        .describe(
          "Beside the list, taller than wide: 4 to 5. Needed where it is about no service. If the items have drawings, it runs across the top.",
        ),
      place: z
        .enum(Object.keys(places) as [Place, ...Place[]])
        .meta({ title: "Place of the items' drawings" })
        .describe(
          `On wide screens: ${Object.entries(places)
            .map(([place, where]) => `${place}, ${where}`)
            .join("; ")}. Empty: right.`,
        )
        .optional(),
      items: z
        .array(item.extend({ drawing: drawing.describe("In the picture's place.").optional() }))
        .min(2)
        .max(8),
    },
  ),
  section(
    "information",
    "Information: words beside a list of facts",
    {},
    {
      service,
      ...information,
    },
  ),
  section(
    "questions",
    "Questions: all of Questions and answers",
    {},
    {
      title,
      lead,
      links: links.max(3).describe("Below the opening words.").optional(),
    },
  ),
  section(
    "posts",
    "Posts: the three newest about a service",
    { needs: "service" },
    {
      service: service.describe("What they are about. Needed on pages other than a service's own."),
      title,
    },
  ),
  section(
    "articles",
    "Article: cards that lead to dTransfer's article",
    {},
    {
      title,
      lead,
      count: z.int().min(1).max(24).meta({
        title: "Number of cards",
        description: "Each leads to the same article.",
      }),
    },
  ),
  section("services", "Services: a card for each service", { opens: true }, { title, lead }),
  section(
    "other-services",
    "Other services: small cards in a row that moves",
    {},
    { service, title },
  ),
  section(
    "post-list",
    "Post list: cards of the newest posts, or of all",
    { opens: true },
    {
      title: largeTitle,
      lead: lead.optional(),
      note: text.max(160).describe("Below those words, at the head of a page.").optional(),
      ink: ground,
      drawing: drawing.describe("At the head of a page, beside the words.").optional(),
      alt: alt.optional(),
      count: z
        .int()
        .min(1)
        .max(24)
        .meta({ title: "Number of posts", description: "The newest; empty for all." })
        .optional(),
    },
  ),
  section("before-you-buy", "Before you buy: all facts of that form", {}, { anchor }),
  section(
    "code-samples",
    "Code samples: steps with the same call in several languages",
    { opens: true },
    {
      service: anyService,
      title: largeTitle,
      lead,
      ink: ground,
      drawing: drawing.optional(),
      alt: alt.optional(),
      step: z.strictObject({ heading, body }).describe("Beside the code."),
      languages: z
        .array(
          z.strictObject({
            id: entryId.describe("Lower-case letters, digits and hyphens."),
            label,
            file: shortText.meta({ ...read, description: "The file in samples/." }),
          }),
        )
        .min(1),
      next: z.strictObject({ heading, body }).describe("Below the code.").optional(),
    },
  ),
  section("which-one", "Which one do I need: a table of goals and services", {}, { anchor }),
  section(
    "company",
    "Company: the tabs Story, Why Choose Us and Culture",
    {},
    {
      title,
      story: panel.extend({
        text: body,
        slides: z
          .array(picture.extend({ caption: shortText.describe("Below the picture.") }))
          .min(4)
          .max(12),
      }),
      why: panel.extend({ points: z.array(item).min(2).max(6) }),
      culture: panel.extend({
        picture: picture.describe("Beside the heading of the tab's own address."),
        points: z.array(item.extend({ picture })).min(2).describe("Each below its picture."),
      }),
    },
  ),
] as const;
