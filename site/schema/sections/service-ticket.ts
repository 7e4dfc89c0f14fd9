import { drawing, text } from "../fields.ts";
import { section, service, title } from "./fields.ts";

export const serviceTicket = section(
  "service-ticket",
  "Service ticket: buttons to the app and a service's prices",
  {
    service,
    title,
    text: text.max(200).describe("A sentence below the heading."),
    drawing: drawing.describe("At the right end of the ticket."),
  },
);
