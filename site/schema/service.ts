import { z } from "zod";
import { sum } from "../sum.ts";
import {
  alt,
  draft,
  feature,
  heading,
  hero,
  icon,
  ink,
  item,
  markdown,
  metaDescription,
  metaTitle,
  opening,
  path,
  picture,
  scene,
  screenshot,
  shortText,
  text,
  updated,
} from "./fields.ts";
import { storageAlias } from "./named-services.ts";
import { priceLists } from "./pricing.ts";

const itemList = z.strictObject({
  heading: heading.describe("The small line above the title, as the specification words it."),
  title: text.max(60).describe("The large line, which says something of its own."),
  items: z.array(item).min(3).max(6).describe("3 to 6."),
});

const screen = z.strictObject({
  title: heading.describe("What is done here."),
  text: text.max(160).describe("A sentence below the title."),
  scene,
  alt,
  screenshot,
});

const screens = z
  .strictObject({
    lead: opening.max(200),
    make: screen.describe("Where the owner makes it."),
    see: screen.describe("As a shopper sees it, on a phone: a screenshot taller than wide."),
    count: screen.describe("What the owner has afterwards: the bill and the count.").optional(),
  })
  .describe(
    "Pictures of the product, below the prices; where visitors make an example of their own, without scripts alone.",
  );

const titled = { heading, lead: opening.max(240) };
const words = shortText.describe("The words of this part.");

/** A booking's day is one of its month; February has 29 in some years. */
function isInMonth(
  { month, day }: { month: number; day: number },
  context: z.core.$RefinementCtx,
): void {
  const leapYear = 2024;
  const days = new Date(Date.UTC(leapYear, month, 0)).getUTCDate();
  if (day > days)
    context.addIssue({
      code: "custom",
      path: ["day"],
      message: `${day}, but month ${month} has ${days} days`,
    });
}

/** Each service's own part between the others; a page has one of them. */
const ownParts = {
  costs: z
    .strictObject({
      ...titled,
      sums: z
        .array(z.strictObject({ title: text.max(24).describe("Above the bill."), ink, lines: sum }))
        .min(2)
        .max(2)
        .describe("Two bills, side by side."),
      note: markdown.max(300).describe("Below the bills."),
    })
    .describe("What paper costs, and what this costs."),
  room: z
    .strictObject({
      ...titled,
      page: z.number().min(0.01).max(100).describe("The size of a scanned page, in MB."),
      photo: z.number().min(0.01).max(100).describe("The size of a photo, in MB."),
      columns: z.strictObject({ plan: words, pages: words, photos: words, price: words }),
    })
    .describe("How many pages and photos fit into each plan."),
  radius: z
    .strictObject({
      ...titled,
      label: shortText.describe("The name of the slider."),
      start: z.int().min(1).max(10).describe("The radius that is shown first, in km."),
      area: text
        .max(60)
        .regex(/\{area\}/, 'must have "{area}", where the area goes')
        .describe("Below the radius; {area} becomes the circle's square km."),
      miles: shortText
        .regex(/\{miles\}/, 'must have "{miles}", where the miles go')
        .describe("Before the area, on the site of the USA; {miles} becomes the radius in miles."),
      reaches: z
        .array(
          z.strictObject({
            to: z.int().min(1).max(10).meta({ title: "Up to", description: "In km." }),
            text: text.max(120).describe("What such a circle reaches."),
          }),
        )
        .min(2)
        .describe("From the smallest to the largest; the last one goes up to 10 km."),
    })
    .describe("A circle on a map, as large as the visitor chooses."),
  day: z
    .strictObject({
      ...titled,
      moments: z
        .array(
          z.strictObject({
            time: shortText.describe("The time on the phone."),
            shop: text.max(20).describe("Who sends it; an invented shop."),
            message: text.max(60).describe("What the message says."),
            note: text.max(110).describe("Why it is sent then."),
          }),
        )
        .min(3)
        .max(4),
    })
    .describe("A phone's lock screen at several times of a day."),
  year: z
    .strictObject({
      ...titled,
      bookings: z
        .array(
          z
            .strictObject({
              month: z.int().min(1).max(12).describe("From 1, January, to 12."),
              day: z.int().min(1).max(31).describe("The day of the month."),
              plan: shortText.meta({ format: "plan", description: "One of its plans." }),
              place: text.max(14).describe("The place that is booked."),
            })
            .superRefine(isInMonth),
        )
        .min(3)
        .max(4),
      note: shortText.describe("Below the year."),
    })
    .describe("Twelve months with example bookings."),
};

/** The part that can lead a page, in its hero, by the name that editors choose. */
export const leads = {
  map: "radius",
  drawer: "room",
  calendar: "year",
  "lock-screen": "day",
} as const;

/** What leads a page is on the page. */
function hasItsLead(
  page: { lead?: keyof typeof leads | undefined } & { [Part in keyof typeof ownParts]?: unknown },
  context: z.core.$RefinementCtx,
): void {
  const part = page.lead && leads[page.lead];
  if (part && !page[part])
    context.addIssue({
      code: "custom",
      path: ["lead"],
      message: `"${page.lead}" needs the part "${part}" on this page`,
    });
}

/** Further addresses of the page; each needs a route of its own. */
const alias = z
  .literal(storageAlias, {
    error: "has no folder in app/; a developer has to add it first",
  })
  .meta({ title: "Address", description: "A developer has to add it first." });

/**
 * Whether a service can be had. Labels, buttons, price cards and the data for search engines follow
 * from it.
 */
export const statuses = ["available", "coming-soon", "beta"] as const;
export type Status = (typeof statuses)[number];

/** `content/services/*.yaml`: a card in the list of services and a page (Predictive AI has none). */
export const serviceSchema = z.strictObject({
  name: shortText.describe("As it is called everywhere on the site."),
  status: z.enum(statuses).describe("Labels, buttons and prices everywhere follow from it."),
  draft,
  order: z.int().min(1).describe("Its place in the list of services; 1 comes first."),
  updated,
  ink,
  icon,
  scene,
  card: z
    .strictObject({
      title: shortText.describe("The heading of its card."),
      text: text.max(130).describe("What the card says of it."),
    })
    .describe("In the list of services."),
  page: z
    .strictObject({
      path: path.regex(/^\/services\/[^/]+$/, 'must be an address like "/services/new-service"'),
      metadata: z
        .strictObject({ title: metaTitle, description: metaDescription })
        .meta({ title: "Page of its own" })
        .describe(
          "Its words for search results. Without them, the service is a part of the products page.",
        )
        .optional(),
      aliases: z
        .array(z.strictObject({ path: alias, title: metaTitle, description: metaDescription }))
        .describe("Further addresses of the same page.")
        .default([]),
      lead: z
        .enum(Object.keys(leads) as [keyof typeof leads])
        .meta({ title: "Leads the page" })
        .describe(
          "What the visitor can use on the first screen, instead of the picture: the map (Radius), the drawer (Room), the calendar (Year) or the lock screen (Day). Without it, the picture leads.",
        )
        .optional(),
      /** The hero shows the card's drawing, unless it has its own. */
      hero: hero.extend({ scene: scene.optional(), screenshot }),
      screens: screens.optional(),
      features: itemList.extend({ items: z.array(feature).min(4).max(6) }),
      growth: itemList.extend({
        picture: picture.optional().describe("Beside the list, taller than wide: 4 to 5."),
      }),
      costs: ownParts.costs.optional(),
      room: ownParts.room.optional(),
      radius: ownParts.radius.optional(),
      day: ownParts.day.optional(),
      year: ownParts.year.optional(),
      information: z.strictObject({
        title: heading,
        text: markdown.describe("What it costs and how it begins."),
        facts: z
          .array(
            z.strictObject({
              label: shortText.describe("What the fact is about: Price, Radius."),
              value: shortText.describe("The fact itself."),
            }),
          )
          .min(3)
          .max(5),
      }),
      /** The ticket at the end of the page. */
      why: z.strictObject({
        title: heading,
        text: text.max(200).describe("The words above the Why button."),
        scene,
      }),
      pricing: z.enum([...priceLists, "included"]).meta({
        title: "Price list",
        description: "Or that the runs of other services include it.",
      }),
    })
    .superRefine(hasItsLead)
    .optional(),
});
export type Service = z.infer<typeof serviceSchema>;
export type ServicePage = NonNullable<Service["page"]>;
/** A service's own part, by its name. */
export type OwnPart<Name extends keyof typeof ownParts> = z.infer<(typeof ownParts)[Name]>;
