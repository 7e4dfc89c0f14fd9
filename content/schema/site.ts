import { z } from "zod";
import { link, path, shortText, text } from "./fields.ts";

const address = z.url({
  protocol: /^https$/,
  error: 'must be a full address that begins with "https://"',
});
const origin = z
  .string()
  .regex(/^https:\/\/[^/\s]+$/, 'must be a site\'s address, like "https://www.example.com"');

const eachRegion = z.strictObject({ us: shortText, ca: shortText });

/** `content/site.yaml`: names, hosts and outside addresses. */
export const siteSchema = z.strictObject({
  name: shortText.max(30),
  hosts: z.strictObject({ us: origin, ca: origin }),
  dashboard: z.strictObject({ login: address, register: address }),
  stores: z.strictObject({ ios: address, android: address }),
  contactEndpoint: address,
  connectEndpoint: address,
  email: z.email({ error: 'must be an e-mail address, like "support@example.com"' }),
  whatsapp: z.strictObject({
    number: z
      .string()
      .regex(/^\d{8,15}$/, "must be the full number with country code, digits only"),
    message: text,
  }),
  social: z.strictObject({
    facebook: address,
    x: address,
    linkedin: address,
    instagram: address,
    youtube: address,
    tiktok: address,
  }),
  hours: shortText,
  place: shortText,
  rating: z.strictObject({
    value: z.number().min(1).max(5),
    best: z.literal(5),
    count: z.int().min(1),
    source: shortText,
    label: shortText,
    text: shortText,
  }),
  team: z.strictObject({ name: shortText, about: text.max(300) }),
  /** A tag URI (RFC 4151): a domain, a year in which we owned it, and a name. */
  feedId: z
    .string()
    .regex(
      /^tag:[a-z0-9.-]+,\d{4}:[a-z0-9-]+$/,
      'must be a domain, a year and a name, like "tag:example.com,2026:blog"',
    ),
  /** Tokens whose words differ between the two sites: {{kilometer}}, {{currency}}. */
  regional: z.strictObject({ kilometer: eachRegion, currency: eachRegion }),
  placeholders: z.array(text),
});
export type Site = z.infer<typeof siteSchema>;

/** `content/questions.yaml`: what only the owner can answer, with the pages that wait for it. */
export const questionsSchema = z.strictObject({
  questions: z.array(
    z.strictObject({
      question: text.max(160),
      pages: z.array(z.strictObject({ to: link })).min(1),
    }),
  ),
});

/** `content/redirects.yaml`: addresses that pages had, and where they lead now. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: path,
      to: z
        .string()
        .regex(/^\/[A-Za-z0-9/-]*(#[\w-]+)?$/, 'must be an address of this site, like "/contact"'),
    }),
  ),
});
