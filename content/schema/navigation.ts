import { z } from "zod";
import { day, icon, link, shortText, text } from "./fields.ts";

const entry = z.strictObject({ label: shortText, to: link });
const column = z.strictObject({ heading: shortText, links: z.array(entry).min(1) });

/** `content/navigation.yaml`: navigation bar, both footers, the floating buttons' labels. */
export const navigationSchema = z.strictObject({
  skip: shortText,
  bar: z.strictObject({
    label: shortText,
    services: shortText,
    columns: z
      .array(
        z.strictObject({
          heading: shortText,
          links: z.array(entry.extend({ icon, text: text.max(90) })).min(1),
        }),
      )
      .min(2)
      .describe("the specification has 2"),
    links: z.array(entry).min(1),
    login: shortText,
    signup: shortText,
    download: shortText,
    menu: shortText,
    close: shortText,
  }),
  region: z.strictObject({ label: shortText, us: shortText, ca: shortText }),
  breadcrumb: z.strictObject({ label: shortText, home: shortText }),
  footer: z.strictObject({
    label: shortText,
    columns: z.array(column).min(1),
    regional: column,
    about: z.strictObject({ heading: shortText, text: text.max(400) }),
    contact: z.strictObject({ heading: shortText }),
    social: shortText,
    company: column,
    bottom: z.array(entry).min(1),
    copyright: shortText,
  }),
  secondFooter: z.strictObject({
    columns: z.array(column).min(1),
    apps: z.strictObject({ heading: shortText, ios: shortText, android: shortText }),
    marquee: shortText,
    cards: z.array(shortText).min(1),
    cardsLabel: shortText,
    pause: shortText,
  }),
  moving: z.strictObject({ pause: shortText, play: shortText }),
  floating: z.strictObject({ label: shortText, top: shortText, whatsapp: shortText }),
});

/** `content/promotion.yaml`: the banner above the navigation bar and the card at /pop-up. */
export const promotionSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Za-z0-9]{4,20}$/, "must be 4 to 20 letters and digits"),
    text: text.max(160),
    /** The banner's words on phones, beside the link. */
    short: text.max(30),
    link: shortText,
    /** First and last day of the offer; without them it always runs. */
    from: day.optional(),
    until: day.optional(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: "is before the offer's first day (from)",
  });
