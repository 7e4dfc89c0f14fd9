import { z } from "zod";
import { draft, drawing, icon, ink, path, shortText, text, updated } from "./fields.ts";
import { aliases, pageMeta } from "./page.ts";
import { type Pricing, pricings } from "./prices.ts";
import { sections } from "./sections.ts";

/**
 * Whether a service can be had. Labels, buttons, price cards and the data for search engines follow
 * from it.
 */
export const statuses = ["available", "coming-soon", "beta"] as const;
export type Status = (typeof statuses)[number];

/** Whether a service is finished; its sale says whether it can also be bought (site/sale.ts). */
export const isAvailable = (status: Status): boolean => status === "available";

/** The service of a price list: the first that is available, if any. */
export function serviceOfPrices<Type extends { pricing?: Pricing | undefined; status: Status }>(
  services: readonly Type[],
  list: Pricing,
): Type | undefined {
  const those = services.filter(({ pricing }) => pricing === list);
  return those.find(({ status }) => isAvailable(status)) ?? those[0];
}

/** `content/services/*.yaml`: a card in the list of services and, of most, a page. */
export const serviceSchema = z.strictObject({
  name: shortText.describe("As it is called everywhere on the site."),
  status: z.enum(statuses).meta({
    format: "status",
    description: "Labels, buttons and prices everywhere follow from it.",
  }),
  draft,
  order: z.int().min(1).describe("Its place in the list of services; 1 comes first."),
  updated,
  ink,
  icon,
  drawing,
  pricing: z
    .enum(pricings)
    .meta({
      title: "Price list",
      description: "Or that the runs of other services include it. Without prices, it is not sold.",
    })
    .optional(),
  link: z
    .string()
    .regex(
      /^\/[\w/-]+#[\w-]+$/,
      'must be the part of a page of this site that tells of it, like "/products#name"',
    )
    .meta({
      format: "link",
      title: "Leads to",
      description: "Where it is told of, if it has no page of its own: /products#name.",
    })
    .optional(),
  card: z
    .strictObject({
      title: shortText.describe("The heading of its card."),
      text: text.max(130).describe("What the card says of it."),
    })
    .describe("In the list of services."),
  page: z
    .strictObject({
      path: path.regex(/^\/services\/[^/]+$/, 'must be an address like "/services/new-service"'),
      metadata: pageMeta,
      aliases,
      sections,
    })
    .optional(),
});
