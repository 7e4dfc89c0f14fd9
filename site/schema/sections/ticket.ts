import { z } from "zod";
import { drawing, text } from "../fields.ts";
import { ground, links, title } from "./fields.ts";
import { section } from "./section.ts";

export const ticket = section("ticket", "Ticket: the last band, with words and buttons", {
  title,
  text: text.max(200).describe("A sentence below the heading."),
  ink: ground,
  drawing: drawing.describe("On the ticket's stub.").optional(),
  links: links.max(2).describe("The buttons; the first one is the main one.").optional(),
  stores: z.boolean().describe("Buttons to the two app stores.").optional(),
});
