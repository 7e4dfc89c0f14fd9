import { z } from "zod";
import { item, link, markdown, shortText, text } from "./fields.ts";

/** Parts that several pages share and that help a reader to choose, reckon or go on. */

/** The file of a service in `content/services/`, without its ending: "digital-flyers". */
export const serviceId = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a file in services/, like "digital-flyers"')
  .meta({ format: "service" });

/** `content/which-one.yaml`: the table that leads from a goal to a service. */
export const whichOneSchema = z.strictObject({
  heading: shortText,
  lead: text.max(300),
  columns: z.strictObject({
    goal: shortText,
    service: shortText,
    price: shortText,
    duration: shortText,
    reach: shortText,
    status: shortText,
  }),
  rows: z
    .array(
      z.strictObject({
        goal: shortText,
        service: serviceId,
        price: shortText,
        duration: shortText,
        reach: shortText,
      }),
    )
    .min(3),
});

/** `content/billing.yaml`: the block "How billing works" of the pricing pages. */
export const billingSchema = z.strictObject({
  heading: shortText,
  lead: text.max(200),
  items: z.array(item).min(3),
});

const problem = text.max(160);

/** `content/break-even.yaml`: how many sales pay for a run. */
export const breakEvenSchema = z.strictObject({
  heading: shortText,
  lead: text.max(300),
  /** What one sale leaves in the example, in dollars. */
  example: z.number().min(0.01).max(10_000),
  /** "{margin}" becomes the margin of the example, or the reader's own. */
  caption: shortText.regex(/\{margin\}/, 'must have "{margin}", where the margin goes'),
  columns: z.strictObject({ run: shortText, price: shortText, sales: shortText }),
  field: shortText,
  hint: text.max(200),
  problems: z.strictObject({ notNumber: problem, tooSmall: problem, tooLarge: problem }),
  note: markdown,
});

const call = z.strictObject({
  heading: shortText,
  text: text.max(200),
  links: z
    .array(z.strictObject({ label: shortText, to: link }))
    .min(1)
    .max(2),
});

/** `content/next-steps.yaml`: the last band of pages that would otherwise end with the footer. */
export const nextStepsSchema = z.strictObject({
  pricing: call,
  about: call,
  blogList: call,
  /** At the end of a post: its service; "{service}" becomes the service's name. */
  post: z.strictObject({
    heading: shortText,
    see: shortText.regex(/\{service\}/, 'must have "{service}", where the service\'s name goes'),
    prices: shortText,
  }),
  /** Above the posts at the end of a service's page. */
  posts: shortText,
});
