import { z } from "zod";
import { alt, drawing, heading, screenshot, text } from "../fields.ts";
import { lead, section, service, title } from "./fields.ts";

const screen = z.strictObject({
  title: heading.describe("What is done here."),
  text: text.max(160).describe("A sentence below the title."),
  drawing,
  alt,
  screenshot,
});

export const screens = section("screens", "Screens: the product in two or three large pictures", {
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
});
