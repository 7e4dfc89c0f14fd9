import { z } from "zod";
import {
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
  shortText,
  text,
  updated,
} from "./fields.ts";
import { priceLists } from "./pricing.ts";

const itemList = z.strictObject({
  heading,
  lead: opening.max(200),
  items: z.array(item).min(5).describe("5 or 6 fill the page best."),
});

/** Further addresses of the page; each needs a route of its own. */
const alias = z
  .literal("/serviceAchievements/storage", {
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
  order: z.int().min(1).describe("Its place in the list of services; 1 comes first."),
  updated,
  draft,
  name: shortText.describe("As it is called everywhere on the site."),
  status: z.enum(statuses).describe("Labels, buttons and prices everywhere follow from it."),
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
      // Missing in a service without a page of its own: `pages/products.yaml` has them.
      title: metaTitle.optional(),
      description: metaDescription.optional(),
      aliases: z
        .array(z.strictObject({ path: alias, title: metaTitle, description: metaDescription }))
        .describe("Further addresses of the same page.")
        .default([]),
      /** The hero shows the card's drawing, unless it has its own. */
      hero: hero.extend({ scene: scene.optional() }),
      features: itemList.extend({ items: z.array(feature).min(5).max(6) }),
      growth: itemList.extend({
        picture: picture.optional().describe("Beside the list, taller than wide: 4 to 5."),
      }),
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
      pricing: z
        .enum(priceLists)
        .meta({ title: "Price list", description: "None if another service includes it." })
        .optional(),
    })
    .optional(),
});
export type Service = z.infer<typeof serviceSchema>;
export type ServicePage = NonNullable<Service["page"]>;
