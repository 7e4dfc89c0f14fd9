import { z } from "zod";
import { draft, drawing, icon, ink, meta, path, shortText, text, updated } from "./fields.ts";
import { aliasesAt, storageAlias } from "./pages.ts";
import { priceLists } from "./prices.ts";
import { sections } from "./sections.ts";

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
  drawing,
  card: z
    .strictObject({
      title: shortText.describe("The heading of its card."),
      text: text.max(130).describe("What the card says of it."),
    })
    .describe("In the list of services."),
  page: z
    .strictObject({
      path: path.regex(/^\/services\/[^/]+$/, 'must be an address like "/services/new-service"'),
      metadata: meta
        .meta({
          title: "Page of its own",
          description:
            "Its words for search results. Without them, the service is a part of the products page.",
        })
        .optional(),
      aliases: aliasesAt([storageAlias]).default([]),
      pricing: z.enum([...priceLists, "included"]).meta({
        title: "Price list",
        description: "Or that the runs of other services include it.",
      }),
      sections,
    })
    .optional(),
});
export type ServicePage = NonNullable<z.infer<typeof serviceSchema>["page"]>;
