import { z } from "zod";
import { alt, drawing, heading, links, text } from "../fields.ts";
import {
  anchor,
  anyService,
  eyebrow,
  ground,
  largeTitle,
  lead,
  section,
  stores,
  title,
} from "./fields.ts";

export const ends = [
  section(
    "ticket",
    "Ticket: words and buttons, for the end of a page",
    {},
    {
      service: anyService.describe(
        "If it is about a service: buttons to the app and its prices show.",
      ),
      title,
      text: text.max(200).describe("A sentence below the heading."),
      ink: ground,
      drawing: drawing.describe("At the right end of the ticket.").optional(),
      links: links.max(2).describe("The buttons; the first one is the main one.").optional(),
      stores,
    },
  ),
  section(
    "contact-form",
    "Contact form: visitors write a message",
    { opens: true },
    {
      eyebrow: eyebrow.optional(),
      title: largeTitle,
      lead: lead.optional(),
      drawing: drawing.describe("Beside the words, at the head of a page.").optional(),
      alt: alt.optional(),
      form: heading.describe("The heading of the form itself."),
      ways: z
        .strictObject({ title, text: text.describe("Above the links.") })
        .meta({
          title: "Other ways",
          description: "Beside the form: hours, e-mail and social networks.",
        })
        .optional(),
      anchor,
    },
  ),
] as const;
