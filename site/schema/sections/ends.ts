import { drawing, links, text } from "../fields.ts";
import { anyService, ground, section, stores, title } from "./fields.ts";

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
] as const;
