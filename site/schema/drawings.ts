import { z } from "zod";
import { picture, text } from "./fields.ts";

/** Words in a drawing have as many characters as their place. */
const word = (max: number) => text.max(max).describe("Stands in the drawing.");

const time = z
  .string()
  .regex(/^\d{1,2}:\d\d [AP]M$/, 'must be a time like "4:30 PM"')
  .describe("A time like 4:30 PM.");
const good = z.tuple([word(10), word(6)]);
/** The font of the prices only has digits, "$" and ".". */
const figure = z
  .string()
  .regex(/^\$?\d{1,2}\.\d\d$/, 'must be a price below $100, with cents, like "$2.49"')
  .describe("A price below $100, with cents.");

const formField = z.tuple([word(14), word(26)]);

/** A form: its title, and two fields with what is typed in them. */
const form = z.strictObject({
  title: word(16),
  fields: z.tuple([formField, formField]),
});

const lockScreen = z.strictObject({ shop: word(16), time: word(5) });

const tally = z.strictObject({
  title: word(28),
  each: z.number().min(0.5).max(500).describe("What one sale leaves the shop, in dollars."),
  more: z.int().min(1).max(9).describe("How many sales more than pay for the run."),
  text: word(40).includes("{counted}", 'must have "{counted}"'),
});

/** `content/drawings.yaml`: words of pictures that are HTML or computed, with limits that fit their places. */
export const drawingsSchema = z.strictObject({
  /** What drawings on the pictures of shared pages show, where the page has no words for it. */
  shared: z.array(picture),
  coupon: z.strictObject({
    amount: word(3),
    off: word(4),
    left: word(9),
    code: word(7),
    ends: word(13),
  }),
  demo: z.strictObject({
    time: word(5),
    shop: word(13),
    run: word(18),
    goods: z.tuple([good, good, good]),
    push: z.strictObject({ text: word(26), when: word(4) }),
    coupon: word(20),
    receipt: z.tuple([good, good, good]),
    total: z.tuple([word(6), figure]),
    note: word(36),
  }),
  pushBill: z.strictObject({ week: word(6) }),
  story: z.strictObject({
    /** Of the three scenes of "Why Choose", also on their clocks. */
    times: z.tuple([time, time, time]),
  }),
  /** The list of files. */
  files: z.strictObject({
    title: word(16),
    list: z
      .array(z.tuple([word(18), z.int().min(1).max(99).describe("Its size in MB.")]))
      .length(4),
    used: word(30).regex(
      /\{used\}.*\{room\}/,
      'must have "{used}" and "{room}", for what the files take and what is free',
    ),
  }),
  /** In the drawn screens of the product, in letters of 14 px and more. */
  screens: z.strictObject({
    example: word(10),
    /** The owner's form: its title, and two fields. */
    make: z.strictObject({ flyer: form, coupon: form, push: form, "push-radius": form }),
    run: word(12),
    preview: word(10),
    included: z.tuple([word(20), word(10)]),
    radius: z.tuple([word(12), word(16)]),
    total: word(12),
    coupon: z.strictObject({
      shop: word(13),
      amount: word(3),
      code: word(7),
      left: word(9),
      ends: word(13),
    }),
    push: lockScreen,
    "push-radius": lockScreen,
    others: z
      .tuple([z.tuple([word(16), word(14)]), z.tuple([word(16), word(14)])])
      .describe("Two other shops on the lock screen, and what they write."),
    /** What the shop counts afterwards. */
    tally: z.strictObject({
      flyer: tally,
      coupon: tally,
      push: tally,
      "push-radius": tally,
      hours: z.tuple([word(5), word(5), word(5), word(5)]).describe("Below the four columns."),
      note: text
        .max(90)
        .describe("{needed} is how many pay for the run, {margin} what one leaves."),
    }),
  }),
});
