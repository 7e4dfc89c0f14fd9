import { z } from "zod";
import {
  day,
  draft,
  feature,
  hero,
  icon,
  ink,
  item,
  markdown,
  metaDescription,
  metaTitle,
  path,
  scene,
  shortText,
  text,
} from "./fields.ts";
import { pricingCategories } from "./pricing.ts";

const itemList = z.strictObject({
  heading: shortText,
  lead: text.max(200),
  items: z.array(item).min(5).describe("the specification has 5 or 6"),
});

/** Further addresses of the page; each needs a route of its own. */
const alias = z.literal("/serviceAchievements/storage", {
  error: "has no folder in app/; a developer has to add it first",
});

/**
 * Whether a service can be had. Labels, buttons, price cards and the data for search engines follow
 * from it.
 */
export const statuses = ["available", "coming-soon", "beta"] as const;
export type Status = (typeof statuses)[number];

/** `content/services/*.yaml`: a card in the list of services and a page (Predictive AI has none). */
export const serviceSchema = z.strictObject({
  order: z.int().min(1),
  updated: day,
  /** Drafts are only shown in `next dev`. */
  draft,
  name: shortText,
  status: z.enum(statuses),
  ink,
  icon,
  scene,
  card: z.strictObject({ title: shortText, text: text.max(130) }),
  page: z
    .strictObject({
      path: path.regex(/^\/services\/[^/]+$/, 'must be an address like "/services/new-service"'),
      /** Missing in a service without a page of its own: `pages/products.yaml` has them. */
      title: metaTitle.optional(),
      description: metaDescription.optional(),
      /** Further addresses of the same page; `path` stays the canonical one. */
      aliases: z
        .array(z.strictObject({ path: alias, title: metaTitle, description: metaDescription }))
        .default([]),
      /** Its drawing is the card's, unless it has one of its own. */
      hero: hero.extend({ scene: scene.optional() }),
      features: itemList.extend({ items: z.array(feature).min(5).max(6) }),
      growth: itemList,
      information: z.strictObject({
        title: shortText,
        text: markdown,
        facts: z
          .array(z.strictObject({ label: shortText, value: shortText }))
          .min(3)
          .max(5),
      }),
      why: z.strictObject({ title: shortText, text: text.max(200) }),
      /** Its category in prices.yaml; missing if the service is included in another one. */
      pricing: z.enum([...pricingCategories, "push-radius"]).optional(),
    })
    .optional(),
});
export type Service = z.infer<typeof serviceSchema>;
export type ServicePage = NonNullable<Service["page"]>;
