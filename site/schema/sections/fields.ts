import { z } from "zod";
import {
  alt,
  drawing,
  entryId,
  heading,
  ink,
  markdown,
  opening,
  serviceId,
  shortText,
  text,
} from "../fields.ts";
import { runListName } from "../prices.ts";

/** What a page has to know of a kind of section. */
export type KindOptions = {
  /** Whether a page may begin with it: its heading is then that of the page. */
  opens?: true;
  /** What it shows nothing without: a service, or one that has prices. */
  needs?: "service" | "prices" | "storage";
};

/**
 * The fields of one kind of section. Sections use the same names for the same things, in this order:
 * service, eyebrow, title, lead, text, ink, drawing, alt, screenshot, then lists.
 * @param kind its name in the content, and of its component in components/sections/
 * @param label what editors choose it by: what it looks like
 */
export const section = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  label: string,
  options: KindOptions,
  fields: Fields,
) => z.strictObject({ section: z.literal(kind), ...fields }).meta({ title: label, ...options });

/** Fields that several kinds share. */

/** The service that a section is about; a service's page has its own in mind. */
export const service = serviceId
  .describe("Which service. Needed on pages other than a service's own.")
  .optional();
/** The same for a section that needs no service. */
export const anyService = serviceId.describe("If it is about a service: which one.").optional();

export const eyebrow = shortText.meta({
  title: "Small line above",
  description: "Above the heading.",
});
export const title = heading;
/** The heading of a hero, which is the page's if it comes first. */
export const largeTitle = text.max(80).describe("The large heading.");
export const lead = opening.max(420);
export const ground = ink.describe("The color behind it.").optional();

/** The words of a hero whose picture is a part that visitors can use. */
export const heroWords = { service, eyebrow, title: largeTitle, lead };

export const stores = z
  .boolean()
  .meta({ title: "App stores", description: "While this is on: buttons to the two app stores." })
  .optional();

/** A list that opens item by item. */
export const itemList = {
  eyebrow: eyebrow.describe("Above the heading, such as FEATURES.").optional(),
  title: text.max(60).describe("The heading, which says something of its own."),
};

/** Words beside a list of facts. */
export const information = {
  title,
  text: markdown.describe("What it costs and how it begins."),
  facts: z
    .array(
      z.strictObject({
        label: shortText.describe("What the fact is about: Price, Radius."),
        value: shortText.describe("The fact itself."),
      }),
    )
    .min(2)
    .max(5),
};

/** The name by which links lead to a section. */
export const anchor = entryId
  .meta({
    title: "Name in links",
    description: 'Links lead here by it: "make" is /services/digital-flyer-app#make.',
  })
  .optional();

/** Words with their picture. */
export const pictured = z.strictObject({
  title: text.max(80).describe("A few words, in large letters."),
  text: markdown.describe("A sentence or two below the title."),
  drawing,
  alt: alt.max(200),
});

/** What visitors make in a maker. */
export const makes = runListName.describe("What visitors make. Its words are in Make your flyer.");
