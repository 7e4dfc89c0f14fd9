import { z } from "zod";
import {
  alt,
  drawing,
  heading,
  ink,
  item,
  label,
  link,
  opening,
  serviceId,
  shortText,
  text,
} from "../fields.ts";

/** Fields that several kinds of sections share. */

/** The service that a section is about; a service's page has its own in mind. */
export const service = serviceId
  .describe("Which service. A service's own page needs none.")
  .optional();
/** The same, where the section can do without. */
export const anyService = serviceId.describe("If it is about a service: which one.").optional();

export const eyebrow = shortText.meta({
  title: "Small line above",
  description: "Above the large heading.",
});
export const title = heading;
/** The heading of a hero, which is the page's if it comes first. */
export const largeTitle = text.max(80).describe("The large heading.");
export const lead = opening.max(420);
export const ground = ink.describe("The color behind it.").optional();

/** The words of a hero whose picture is a part that visitors can use. */
export const heroWords = { service, eyebrow, title: largeTitle, lead };

export const links = z.array(z.strictObject({ label, to: link }));

/** A list that opens item by item. */
export const itemList = {
  eyebrow: shortText.describe("The small line above the heading, such as FEATURES.").optional(),
  title: text.max(60).describe("The heading, which says something of its own."),
};
export const items = z.array(item);

/** An item with its picture. */
export const pictured = item.extend({ drawing, alt: alt.max(200) });
