import { z } from "zod";
import { alt, button, heading, label, opening, shortText, text } from "./fields.ts";

/** What is done with a field's text before it is drawn (components/maker/maker-words.ts). */
const fieldKinds = ["words", "price", "discount", "code"] as const;

const field = z
  .strictObject({
    label,
    example: text.max(17).describe("Stands in the field and the picture until something is typed."),
    limit: z.int().min(4).max(40).describe("The most characters that can be typed."),
    kind: z
      .enum(fieldKinds)
      .describe(
        'A price gets its "$", a discount its "%" and the word for off, a code its capitals.',
      ),
  })
  .refine(({ example, limit }) => example.length <= limit, {
    path: ["example"],
    error: "is longer than its limit",
  });

const maker = z.strictObject({
  heading,
  lead: opening.max(160),
  link: button.describe("On links that lead here."),
  yours: text.max(14).describe("Above the picture once something is typed."),
  alt: alt.describe(
    "What the picture shows, before the words that it shows; said by screen readers.",
  ),
  fields: z.array(field).length(3).describe("The picture has a place for each of the three."),
  shop: field
    .optional()
    .describe("Asked first, where the first of the three is not the shop's name."),
  message: shortText
    .regex(/\{1\}.*\{2\}.*\{3\}/, 'must have "{1}", "{2}" and "{3}", where the fields go')
    .describe("The push notification; {1}, {2} and {3} become what is typed."),
});
export type Maker = z.infer<typeof maker>;
export type MakerField = Maker["fields"][number];

/** `content/maker.yaml`: forms in which visitors make an example of their own. */
export const makerSchema = z.strictObject({
  eyebrow: heading.describe("The small line above the headings."),
  flyer: maker.describe("On the page of flyers."),
  coupon: maker.describe("On the page of coupons."),
  off: shortText
    .regex(/\{amount\}/, 'must have "{amount}", where the discount goes')
    .describe("A discount in the picture; {amount} becomes it."),
  days: text
    .max(14)
    .regex(/\{days\}/, 'must have "{days}", where the number goes')
    .describe("In the picture: how long the run is."),
  runs: label.describe("Above the runs."),
  cost: text
    .max(120)
    .regex(/\{run\}.*\{price\}.*\{day\}/, 'must have "{run}", "{price}" and "{day}"')
    .describe("Below the runs: the chosen run, its price and what a day of it costs."),
  save: button.describe("On the button that saves the picture."),
  note: text.max(120).describe("Below the buttons."),
});
