import { z } from "zod";
import {
  day,
  hero,
  ink,
  item,
  link,
  markdown,
  meta,
  metaDescription,
  metaTitle,
  picture,
  shortText,
  text,
} from "./fields.ts";
import { statuses } from "./service.ts";
import { sum } from "./sum.ts";

/**
 * One schema per file of `content/pages/`. `updated` is the day of the last change that a reader
 * would notice; the sitemap contains it.
 */

const titled = z.strictObject({ heading: shortText, lead: text.max(300) });
const button = z.strictObject({ label: shortText, to: link });

export const homeSchema = meta.extend({
  updated: day,
  hero: z.strictObject({
    title: shortText,
    lead: text,
    button: shortText,
    prices: shortText,
    /** Short facts below the buttons. */
    proof: z.array(text.max(30)).min(1),
    alt: text.max(240),
  }),
  services: titled,
  why: titled.extend({
    points: z
      .array(picture.extend({ title: shortText, text: markdown, gallery: z.array(picture).min(3) }))
      .min(3)
      .describe("the specification has 3"),
  }),
  app: z.strictObject({ heading: shortText, text, ios: shortText, android: shortText }),
  contact: z.strictObject({ heading: shortText, text, button: shortText }),
});

const panel = z.strictObject({ label: shortText, heading: shortText });

export const aboutSchema = z.strictObject({
  updated: day,
  paths: z.strictObject({ "/about": meta, "/about/story": meta, "/about/culture": meta }),
  hero: hero.omit({ alt: true }),
  /** Of the drawn street below the heading. */
  alt: text.max(240),
  facts: z.array(shortText).min(2).max(4),
  body: markdown,
  tabs: z.strictObject({
    heading: shortText,
    story: panel.extend({
      body: markdown,
      carousel: shortText,
      slides: z
        .array(picture.extend({ caption: shortText }))
        .min(4)
        .max(12),
    }),
    why: panel.extend({ points: z.array(item).min(2).max(6) }),
    culture: panel.extend({
      picture,
      points: z.array(item).min(2).describe("the specification has 2"),
    }),
  }),
});

export const productsSchema = z.strictObject({
  updated: day,
  paths: z.strictObject({ "/products": meta, "/services": meta, "/services/dtransfer": meta }),
  heading: shortText,
  lead: text.max(300),
  band: titled,
  why: shortText,
  join: shortText,
  explore: shortText,
  /** Above a service's FEATURES: the name of its plans, and the link of each. */
  plans: shortText,
  plan: shortText,
  perPush: shortText,
  /** On the runs that a service without prices of its own comes with. */
  included: text.max(24),
  information: shortText,
  status: z.record(z.enum(statuses), shortText),
  ask: shortText,
});

export const whySchema = meta.extend({
  updated: day,
  hero,
  /** Sums as receipts, above the text. */
  sums: z
    .array(z.strictObject({ title: text.max(24), ink, lines: sum }))
    .min(2)
    .max(4),
  body: markdown,
  faq: titled,
  contact: z.strictObject({ heading: shortText, text }),
});

export const faqSchema = z.strictObject({
  updated: day,
  items: z
    .array(z.strictObject({ question: text.max(120), answer: markdown }))
    .min(13)
    .describe("the specification has 13"),
});

export const contactSchema = meta.extend({
  updated: day,
  hero: hero.omit({ alt: true }),
  /** Of the drawing below the addresses. */
  alt: text.max(240),
  links: z.strictObject({ heading: shortText, text }),
  form: z.strictObject({
    heading: shortText,
    fields: z.strictObject({
      firstName: shortText,
      lastName: shortText,
      email: shortText,
      phoneNumber: shortText,
      subject: shortText,
      message: shortText,
    }),
    phoneCountries: z.strictObject({ country: shortText, US: shortText, CA: shortText }),
    newsletter: shortText,
    button: shortText,
    sending: shortText,
    sent: shortText,
    failed: shortText,
    close: shortText,
    errors: z.strictObject({
      firstName: shortText,
      lastName: shortText,
      email: shortText,
      invalidEmail: shortText,
      phoneNumber: shortText,
      invalidPhoneNumber: shortText,
      subject: shortText,
      message: shortText,
    }),
    required: shortText,
    withoutScript: markdown,
  }),
});

export const dtransferSchema = meta.extend({
  updated: day,
  hero,
  share: z.strictObject({
    label: shortText,
    hashtags: z.array(
      z.string().regex(/^[A-Za-z]\w*$/, "must be letters and digits, without the #"),
    ),
  }),
  related: shortText,
  previous: shortText,
  next: shortText,
  articles: titled.extend({ readMore: shortText, count: z.int().min(1).max(24) }),
  section: titled.extend({ steps: z.array(item.extend(picture.shape)).min(3) }),
  end: z.strictObject({
    heading: shortText,
    text: text.max(200),
    links: z.array(button).min(2),
  }),
});

export const documentsSchema = meta.extend({
  updated: day,
  heading: shortText,
  lead: text.max(400),
  alt: text.max(240),
  step: z.strictObject({ heading: shortText, body: markdown }),
  next: z.strictObject({ heading: shortText, body: markdown }),
  /** Facts that a developer would look for and that are not published. */
  unpublished: titled.extend({ items: z.array(text.max(140)).min(1), button: shortText }),
  copy: shortText,
  copied: shortText,
  copyFailed: text.max(160),
  picker: shortText,
  languages: z.array(z.strictObject({ id: shortText, label: shortText, file: shortText })).min(1),
});

/** The rule for texts of the numbered pages of the blog list. */
const hasNumber = [/\{number\}/, 'must have "{number}", where the page\'s number goes'] as const;

export const blogListSchema = meta.extend({
  updated: day,
  heading: shortText,
  intro: shortText,
  continueReading: shortText,
  contents: shortText,
  pages: z.strictObject({
    label: shortText,
    newer: shortText,
    older: shortText,
    title: metaTitle.regex(...hasNumber),
    description: metaDescription.regex(...hasNumber),
    heading: shortText.regex(...hasNumber),
    link: shortText.regex(...hasNumber),
  }),
  notFound: z.strictObject({
    title: metaTitle,
    heading: shortText,
    /** Also the description of the page. */
    text: metaDescription,
    button: shortText,
  }),
});

/** The words of /pop-up before and after the offer. */
const noOffer = meta.extend({ heading: shortText, text: markdown });

export const popUpSchema = meta.extend({
  updated: day,
  /** The font of the prices only has digits, "$", "%", "." and the letters of "Free". */
  figure: z.string().regex(/^\$?[\d.]{1,4}%?$/, 'must be a short figure, like "100%" or "$5"'),
  heading: shortText,
  text: markdown,
  copy: shortText,
  copied: shortText,
  copyFailed: text.max(160),
  early: noOffer,
  ended: noOffer,
});

/** For the people who use the app. */
export const shoppersSchema = meta.extend({
  updated: day,
  /** The label of links that lead here. */
  link: shortText,
  hero,
  heading: shortText,
  points: z.array(item).min(3),
  end: z.strictObject({ heading: shortText, text: text.max(200) }),
});

const bare = meta.extend({ text: shortText });
export const placeholdersSchema = z.strictObject({ updated: day, login: bare, signup: bare });

/** Words that the legal texts share. */
export const legalWordsSchema = z.strictObject({ effective: shortText, updated: shortText });

export const notFoundSchema = z.strictObject({
  title: metaTitle,
  description: metaDescription,
  code: shortText,
  heading: text,
  hint: text,
  button: shortText,
});
