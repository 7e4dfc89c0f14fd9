import { z } from "zod";
import { centsOf, decimal, readAmount } from "../money.ts";
import { sum } from "../sum.ts";
import { blogListSchema } from "./blog-list.ts";
import { contactSchema } from "./contact.ts";
import { documentsSchema, dtransferSchema } from "./dtransfer.ts";
import {
  alt,
  body,
  button,
  copying,
  heading,
  hero,
  ink,
  item,
  label,
  lead,
  link,
  markdown,
  meta,
  metaDescription,
  metaTitle,
  picture,
  screenReaderText,
  screenshot,
  shortText,
  text,
  titled,
  updated,
} from "./fields.ts";
import { statuses } from "./service.ts";

// Schemas of the files in `content/pages/`; the longest have a file of their own.

/** Words of the hero's picture, which is made of HTML, as long as their places. */
const word = (max: number) => text.max(max).describe("Stands in the picture.");
/** The font of the prices only has digits, "$" and ".". */
const figure = z
  .string()
  .regex(/^\$?\d{1,2}\.\d\d$/, 'must be a price below $100, with cents, like "$2.49"')
  .describe("A price below $100, with cents.");
const line = z.strictObject({ label: word(10), amount: word(6) });

type Receipt = { receipt: { amount: string }[]; total: { amount: string } };

/** The total on the receipt is the sum of its lines, which have no "$". */
function receiptAddsUp({ receipt, total }: Receipt, context: z.core.$RefinementCtx): void {
  const cents = receipt.map(({ amount }) => centsOf(readAmount(amount)));
  const sum = decimal(cents.reduce((all, each) => all + each, 0) / 100);
  const wrong = cents.findIndex(Number.isNaN);
  const [path, message] =
    wrong >= 0
      ? [["receipt", wrong, "amount"], "must be an amount like 6.50 or -2.50"]
      : [["total", "amount"], `must be $${sum}, which the lines above add up to`];
  if (wrong >= 0 || decimal(readAmount(total.amount)) !== sum)
    context.addIssue({ code: "custom", path, message });
}

const heroDemo = z
  .strictObject({
    time: word(5),
    shop: word(13),
    run: word(18),
    goods: z.array(line).length(3),
    push: z.strictObject({ text: word(26), when: word(4) }),
    coupon: z.strictObject({
      amount: word(3),
      off: word(4),
      goods: word(20),
      code: word(7),
      left: word(9),
    }),
    receipt: z.array(line).length(3),
    total: z
      .strictObject({ label: word(6), amount: figure })
      .describe("The sum of the receipt's lines."),
    note: word(36),
  })
  .superRefine(receiptAddsUp)
  .describe("The words in the picture: an invented shop's flyer, message, coupon and receipt.");

const homeSchema = meta.extend({
  updated,
  hero: z.strictObject({
    title: shortText.describe("The large heading of the page."),
    plain: text.max(140).describe("What the product is, in one plain sentence below the heading."),
    lead: text.meta({ title: "Opening words", description: "Below that sentence." }),
    button,
    prices: button.describe("The words of the second button."),
    alt,
    demo: heroDemo,
  }),
  services: titled,
  why: titled.extend({
    points: z
      .array(
        picture.extend({
          title: heading,
          text: body,
          gallery: z
            .array(picture.extend({ photo: screenshot }))
            .length(3)
            .describe("The pictures below the text."),
        }),
      )
      .length(3)
      .describe("The page is laid out for 3."),
  }),
  app: z.strictObject({
    heading,
    text: text.describe("A sentence below the heading."),
    ios: button,
    android: button,
  }),
  contact: z.strictObject({ heading, text: text.describe("Beside the button."), button }),
});

const panel = z.strictObject({ label: label.describe("The words of the tab."), heading });

const aboutSchema = z.strictObject({
  updated,
  paths: z.strictObject({ "/about": meta, "/about/story": meta, "/about/culture": meta }),
  hero: hero.omit({ alt: true }),
  alt: alt.describe("Of the street below the heading; for people who cannot see it."),
  facts: z.array(shortText.describe("A short fact.")).min(2).max(4),
  whatWeDo: z.strictObject({ heading, text: body }),
  tabs: z.strictObject({
    heading,
    story: panel.extend({
      body,
      carousel: screenReaderText.describe("The name of the moving pictures."),
      slides: z
        .array(picture.extend({ caption: shortText.describe("Below the picture.") }))
        .min(4)
        .max(12),
    }),
    why: panel.extend({ points: z.array(item).min(2).max(6) }),
    culture: panel.extend({
      picture,
      points: z.array(item.extend({ picture })).min(2).describe("Each below its picture."),
    }),
  }),
});

const productsSchema = z.strictObject({
  updated,
  paths: z.strictObject({ "/products": meta, "/services": meta, "/services/dtransfer": meta }),
  heading,
  lead,
  band: heading.describe("Above the other services, at the end of each service's page."),
  screens: heading.describe("Above the three pictures of the product."),
  example: text.max(10).describe("Beside each of them that is drawn."),
  why: button.describe("The button that leads to the reasons."),
  start: button
    .regex(/\{amount\}/, 'must have "{amount}", where the lowest price goes')
    .describe("The first button of a service's page; it leads to its prices."),
  startFree: button.describe("That button where the lowest price is 0."),
  join: button,
  explore: button,
  place: z
    .strictObject({
      store: shortText.describe("On phones with a store."),
      dashboard: shortText.describe("On other devices."),
    })
    .describe("Said by screen readers after Explore: where it leads."),
  plans: heading.describe("Above a service's plans."),
  plan: button.describe("The link of each plan."),
  included: text.max(24).describe("On runs that include a service without prices."),
  information: shortText.describe("The small line above Information."),
  status: z
    .record(z.enum(statuses), shortText.describe("The label of such services."))
    .describe("What each status is called on the site."),
  ask: button.describe("For services that cannot be had yet."),
});

const whySchema = meta.extend({
  updated,
  hero,
  sums: z
    .array(z.strictObject({ title: text.max(24).describe("Above the receipt."), ink, lines: sum }))
    .min(2)
    .max(4)
    .describe("Sums as receipts, above the text."),
  body,
  faq: titled.describe("Above the questions."),
  contact: z.strictObject({ heading, text: text.describe("A sentence below the heading.") }),
});

export const faqSchema = z.strictObject({
  updated,
  items: z
    .array(
      z.strictObject({
        question: text.max(120).describe("As a visitor would ask it."),
        answer: markdown.describe("The first sentence answers it."),
      }),
    )
    .min(13)
    .meta({ title: "Questions", description: "All questions of the page, at least 13." }),
});

const popUpSchema = meta.extend({
  updated,
  name: label.describe("What the breadcrumb calls it, for search engines."),
  // The font of the prices only has digits, "$", "%", "." and the letters of "Free".
  figure: z
    .string()
    .regex(/^\$?[\d.]{1,4}%?$/, 'must be a short figure, like "100%" or "$5"')
    .describe("The large figure of the coupon, as in the words of the offer."),
  heading,
  text: markdown.describe("The words of the coupon."),
  ...copying,
  ended: shortText.describe("All that the page says after the offer's last day."),
});

/** For the people who use the app. */
const shoppersSchema = meta.extend({
  updated,
  link: label.describe("The words of links that lead here."),
  hero,
  heading,
  points: z
    .array(item.extend(picture.shape))
    .min(3)
    .describe("What the app gives, in sight, each with a phone's screen."),
  questions: z
    .strictObject({ heading, points: z.array(item).min(3) })
    .describe("An accordion below."),
  end: z.strictObject({ heading, text: text.max(200).describe("A sentence below the heading.") }),
});

const bare = meta.extend({
  text: shortText.describe("The one word of the page."),
});
const placeholdersSchema = z.strictObject({ updated, login: bare, signup: bare });

/** Words that the legal texts share. */
const legalWordsSchema = z.strictObject({
  effective: label.describe("Before the day from which a text applies."),
  updated: label.describe("Before the day of its last change, also that of a post."),
  added: label.describe("Before the day on which parts were added that those dates do not cover."),
});

const notFoundSchema = z.strictObject({
  title: metaTitle,
  description: metaDescription,
  code: shortText.describe("The large number."),
  heading: text.describe("Below the number."),
  hint: text.describe("What may have happened."),
  button,
  links: z
    .array(z.strictObject({ label, to: link }))
    .max(3)
    .describe("Beside the button."),
});

/** The files of `content/pages/` and the like: of a page each, or of what several pages show. */
export const pageFiles = {
  home: ["pages/home.yaml", homeSchema],
  about: ["pages/about.yaml", aboutSchema],
  products: ["pages/products.yaml", productsSchema],
  why: ["pages/why.yaml", whySchema],
  contact: ["pages/contact.yaml", contactSchema],
  dtransfer: ["pages/dtransfer.yaml", dtransferSchema],
  documents: ["pages/documents.yaml", documentsSchema],
  blogList: ["pages/blog-list.yaml", blogListSchema],
  shoppers: ["pages/shoppers.yaml", shoppersSchema],
  popUp: ["pages/pop-up.yaml", popUpSchema],
  placeholders: ["pages/placeholders.yaml", placeholdersSchema],
  legal: ["pages/legal.yaml", legalWordsSchema],
  notFound: ["pages/not-found.yaml", notFoundSchema],
} as const satisfies Record<string, readonly [string, z.ZodType]>;
