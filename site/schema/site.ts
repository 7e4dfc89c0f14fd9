import { z } from "zod";
import { regions } from "../regions.ts";
import { eachItsOwnId, entryId, read, shortText, text } from "./fields.ts";

const address = z
  .url({
    protocol: /^https$/,
    error: 'must be a full address that begins with "https://"',
  })
  .describe("A full address, from https:// on.");
const origin = z
  .url({ protocol: /^https$/, error: 'must be a site\'s address, like "https://www.example.com"' })
  .overwrite((address) => URL.parse(address)?.origin ?? address)
  .describe("The address of that site.");

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "09:00"');

const eachRegion = z.strictObject({
  us: shortText.meta({ title: regions.us.name, description: "The word on the site of the USA." }),
  ca: shortText.meta({ title: regions.ca.name, description: "The word on the Canadian site." }),
});

const proof = z.strictObject({
  figure: text.max(8).describe("In large figures: 30."),
  text: text.max(70).describe("What the figure is of."),
});

/** `content/site.yaml`: names, hosts and outside addresses. */
export const siteSchema = z.strictObject({
  name: shortText.max(30).describe("The name of the product; texts write {{name}}."),
  hosts: z.strictObject({ us: origin, ca: origin }).refine(({ us, ca }) => us !== ca, {
    path: ["ca"],
    error: "is the address of the other site; each needs its own",
  }),
  hstsPreload: z
    .boolean()
    .meta({
      technical: true,
      title: "HTTPS on every subdomain (HSTS preload)",
      description:
        "Browsers then refuse http on every subdomain of both domains. All of them need HTTPS first; taking it back takes months.",
    })
    .optional(),
  dashboard: z
    .strictObject({ login: address, register: address })
    .describe("Links in texts lead there by @login and @register."),
  stores: z
    .strictObject({ ios: address, android: address })
    .describe("Links in texts lead there by @ios and @android."),
  contactEndpoint: z
    .string()
    .regex(
      /^(\/contactus$|https:\/\/[^/\s])/,
      'must be "/contactus" or a full address that begins with "https://"',
    )
    .max(300)
    .describe(
      "Where the contact form sends messages: /contactus is the site's own receiver on Cloudflare, a full address another one.",
    )
    .meta({ technical: true }),
  keepMessages: z
    .int()
    .min(1)
    .max(3650)
    .describe(
      "For how many days /contactus keeps a message; {{keepMessages}} in the privacy policy.",
    ),
  connectEndpoint: address
    .describe("The address in the code samples of /documents; the site itself never calls it.")
    .meta({ technical: true }),
  email: z
    .email({ error: 'must be an e-mail address, like "support@example.com"' })
    .describe("For questions of visitors; {{email}} in texts, @email in links."),
  security: z
    .strictObject({
      contact: z
        .string()
        .regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
          'must begin with "mailto:" or "https://"',
        )
        .describe("Where to report a weakness of the site; begins with mailto: or https:"),
    })
    .meta({ technical: true, description: "What /.well-known/security.txt says (RFC 9116)." }),
  whatsapp: z.strictObject({
    number: z
      .string()
      .regex(/^\d{8,15}$/, "must be the full number with country code, digits only")
      .describe("With the country code, digits only."),
    message: text.meta({ ...read, description: "What the chat begins with." }),
  }),
  social: z
    .strictObject({
      facebook: address.optional(),
      x: address.optional(),
      linkedin: address.optional(),
      instagram: address.optional(),
      youtube: address.optional(),
      tiktok: address.optional(),
    })
    .default({})
    .describe("Links in texts lead there by @facebook, @x and so on."),
  hours: shortText.describe(
    "When questions are answered. For programs, content/site.yaml has the same as open.",
  ),
  open: z
    .strictObject({
      days: z.array(z.enum(weekdays).describe("A day of the week.")).min(1),
      opens: hour.describe("When it begins, like 09:00."),
      closes: hour.describe("When it ends, like 18:00."),
    })
    .meta({ technical: true, description: "The same hours for programs." }),
  place: shortText.describe("Where the company is."),
  app: text.describe("What the app is, in a sentence."),
  proof: z
    .strictObject({ refund: proof, backers: proof, shoppers: proof })
    .describe("Stand beside the prices."),
  rating: z
    .strictObject({
      value: z.number().min(1).max(5).describe("The mean of the ratings."),
      best: z.literal(5).describe("The best possible mark."),
      count: z.int().min(1).describe("How many ratings there are."),
      source: shortText.describe("Where they come from."),
      text: shortText.describe("What visitors read: whose rating it is."),
      basis: shortText.describe("What visitors read below that, once count and source are real."),
    })
    .describe("On pages of services that can be had, and in the data for search engines."),
  authors: z
    .array(
      z.strictObject({
        id: entryId.describe("As posts name the author; never shown."),
        name: shortText.describe("As readers see it."),
        about: text.max(300).describe("In the box below each of the author's posts."),
        person: z
          .boolean()
          .describe("While this is on, search engines read of a person, not of a team.")
          .optional(),
      }),
    )
    .min(1)
    .superRefine(eachItsOwnId)
    .describe("Who writes posts and articles."),
  /** A tag URI (RFC 4151): a domain, a year in which we owned it, and a name. */
  feedId: z
    .string()
    .regex(
      /^tag:[a-z0-9.-]+,\d{4}:[a-z0-9-]+$/,
      'must be a domain, a year and a name, like "tag:example.com,2026:blog"',
    )
    .meta({
      technical: true,
      title: "Feed's name",
      description:
        "A domain that you own, a year and a name. Feed readers know each post by it and the post's number: put it in before launch, and never change it after.",
    }),
  repository: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'must be the owner and the name at GitHub, like "owner/name"')
    .describe("At GitHub, owner/name: the site then has /edit, where editors sign in with a token.")
    .meta({ technical: true })
    .optional(),
  regional: z
    .strictObject({
      kilometer: eachRegion,
      currency: eachRegion,
      neighbor: eachRegion,
      color: eachRegion,
      gray: eachRegion,
      honor: eachRegion,
      canceled: eachRegion,
      radius: eachRegion,
    })
    .describe(
      "Words that differ between the two sites: {{kilometer}}, {{kilometer}}s, {{neighbor}}hood, {{radius}}.",
    ),
  placeholders: z
    .array(text.describe("A field of this file."))
    .describe("Fields above with invented values: delete a line once its value is real."),
});
export type Site = z.infer<typeof siteSchema>;
