import { z } from "zod";
import { regions } from "../../regions.ts";
import { alt, drawing, heading, links, read, screenshot, shortText, text } from "../fields.ts";
import {
  anyService,
  eyebrow,
  ground,
  heroWords,
  largeTitle,
  lead,
  makes,
  section,
  stores,
} from "./fields.ts";

const size = z.number().min(0.01).max(100);

const place = text.max(14);

const booking = z
  .strictObject({
    month: z.int().min(1).max(12).describe("From 1, January, to 12."),
    day: z.int().min(1).max(31).describe("The day of the month."),
    place: z
      .strictObject({
        us: place.meta({ title: regions.us.name, description: "On the site of the USA." }),
        ca: place.meta({ title: regions.ca.name, description: "On the Canadian site." }),
      })
      .describe("The place that is booked."),
  })
  // The year is any one that has no February 29.
  .refine(({ month, day }) => new Date(2027, month - 1, day).getMonth() === month - 1, {
    path: ["day"],
    error: "is no day of this month",
  });

export const heroes = [
  section(
    "hero",
    "Hero: large words beside a picture",
    { opens: true },
    {
      service: anyService.describe(
        "If the page is about a service: its status and a button to its prices, or to ask, are shown.",
      ),
      eyebrow: eyebrow.optional(),
      title: largeTitle,
      lead: lead.optional(),
      ink: ground,
      drawing: drawing.describe("Beside the words.").optional(),
      alt: alt.optional(),
      links: links.max(2).describe("Buttons below the words.").optional(),
      stores,
    },
  ),
  section(
    "service-hero",
    "Service hero: words, picture and prices of a service",
    { opens: true, needs: "prices" },
    {
      ...heroWords,
      drawing: drawing.describe("If it is not the drawing of the service's card.").optional(),
      alt,
      screenshot,
    },
  ),
  section(
    "maker-hero",
    "Maker hero: large words, and visitors make a flyer or coupon",
    { opens: true },
    {
      makes: makes,
      title: largeTitle,
      lead: lead.describe("What the product is, in one plain sentence below the heading."),
      text: text.max(140).describe("Below that sentence."),
      question: heading.describe("Above the fields."),
      cost: text.max(80).describe("Below the picture: the shortest run, its price and the refund."),
      links: links.min(1).max(2).describe("A button, and a link beside it."),
    },
  ),
  section(
    "map",
    "Map hero: a circle on a map, with a slider",
    { opens: true, needs: "prices" },
    {
      ...heroWords,
      radius: z.strictObject({
        title: heading.describe("The heading of the map."),
        start: z.int().min(1).max(10).describe("The radius that is shown first, in km."),
        reaches: z
          .array(
            z.strictObject({
              to: z.int().min(1).max(10).meta({ title: "Up to", description: "In km." }),
              text: text.max(120).describe("What such a circle reaches."),
            }),
          )
          .min(2)
          .describe("From the smallest to the largest; the last one goes up to 10 km."),
      }),
    },
  ),
  section(
    "drawer",
    "Drawer hero: how much fits into each storage plan",
    { opens: true, needs: "storage" },
    {
      ...heroWords,
      room: z.strictObject({
        page: size.describe("The size of a scanned page, in MB."),
        photo: size.describe("The size of a photo, in MB."),
        note: shortText.describe("Below the drawer: what a page and a photo are taken to be."),
      }),
    },
  ),
  section(
    "calendar",
    "Calendar hero: a year with example bookings",
    { opens: true, needs: "prices" },
    {
      ...heroWords,
      year: z.strictObject({
        bookings: z.array(booking).min(3).max(4),
        note: shortText.describe("Below the year."),
      }),
    },
  ),
  section(
    "lock-screen",
    "Lock screen hero: messages on a phone",
    { opens: true, needs: "prices" },
    {
      ...heroWords,
      day: z.strictObject({
        moments: z
          .array(
            z.strictObject({
              time: shortText.meta({ ...read, description: "The time on the phone." }),
              shop: text.max(20).describe("Who sends it; an invented shop."),
              message: text.max(60).describe("What the message says."),
              note: text.max(110).describe("Why it is sent then."),
            }),
          )
          .min(3)
          .max(4),
      }),
    },
  ),
  section(
    "street",
    "Street hero: words above a street of shops",
    { opens: true },
    {
      eyebrow,
      title: largeTitle,
      lead,
      alt: alt.describe("Of the street; for people who cannot see it."),
      facts: z.array(shortText.describe("A short fact.")).min(2).max(4),
    },
  ),
] as const;
