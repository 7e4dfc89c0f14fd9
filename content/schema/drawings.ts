import { z } from "zod";
import { text } from "./fields.ts";

/** Words in a drawing have as many characters as their place. */
const word = (max: number) => text.max(max).describe("Stands in the drawing.");

const amountAndUnit = z.tuple([word(3), word(3)]);
const line = z.tuple([word(6), word(6)]);
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

const twoDigits = z
  .string()
  .regex(/^\$?\d{1,2}$/, 'must be a number of at most two digits, like "44"')
  .describe("A number of at most two digits.");

/** A form: its title, and two fields with what is typed in them. */
const form = z.strictObject({
  title: word(16),
  fields: z.array(z.tuple([word(14), word(26)])).length(2),
});

/** `content/drawings.yaml`: the words inside the drawings, with limits that fit their places. */
export const drawingsSchema = z.strictObject({
  flyer: z.strictObject({ title: word(6), tab: word(7), price: figure }),
  coupon: z.strictObject({
    amount: word(3),
    off: word(4),
    left: word(9),
    code: word(7),
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
  oneDay: z.strictObject({ heading: word(14), day: word(2) }),
  rings: z.tuple([word(2), word(2), word(2), word(5)]),
  lockScreen: z.strictObject({
    time: word(5),
    messages: z.tuple([word(14), word(14), word(14)]),
  }),
  storage: z.strictObject({
    steps: z.tuple([amountAndUnit, amountAndUnit, amountAndUnit, amountAndUnit, amountAndUnit]),
    extra: amountAndUnit,
  }),
  receipt: z.strictObject({
    shop: word(8),
    lines: z.tuple([line, line, line]),
    total: z.tuple([word(6), figure]),
  }),
  spending: figure,
  forecast: z.strictObject({ now: word(6), peak: word(4) }),
  chat: z.strictObject({ question: word(12), answer: word(12) }),
  search: word(16),
  signs: z.strictObject({
    shop: word(9),
    bakery: word(9),
    barber: word(9),
    flowers: word(9),
    hardware: word(9),
    books: word(9),
    coffee: word(9),
  }),
  /** On the street sign of the shops. */
  city: word(9),
  features: z.strictObject({
    off: word(4),
    refund: z.tuple([word(7), word(16)]),
    papers: z.tuple([word(9), word(9), word(9)]),
    kept: word(14),
    days: word(8),
    accounts: z.tuple([word(9), word(9)]),
    hook: word(10),
    ends: word(13),
    week: word(6),
    street: word(11),
    months: word(8),
    soon: word(12),
  }),
  posts: z.strictObject({
    /** Who is counted. */
    tally: z.tuple([word(12), word(12)]),
    /** How many of each. */
    counts: z.tuple([twoDigits, twoDigits]),
    /** A pizza's cost and its margin, in dollars. */
    pizza: z.tuple([twoDigits, twoDigits]),
    sizes: z.tuple([word(6), word(6)]),
    closed: z.tuple([word(8), word(11)]),
    gifts: z.tuple([twoDigits, twoDigits]),
    ask: word(8),
    lastDay: word(2),
  }),
  story: z.strictObject({
    /** Of the three scenes of "Why Choose", also on their clocks. */
    times: z.tuple([time, time, time]),
    out: word(8),
    scan: word(7),
    sold: word(9),
  }),
  /** Beside the habits that services advise. */
  outings: z.strictObject({
    tomorrow: word(9),
    morning: word(14),
    months: z.tuple([word(5), word(5), word(5)]),
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
    total: word(8),
    tally: z.strictObject({
      title: word(28),
      more: z.int().min(1).max(9).describe("How many sales more than pay for the run."),
      text: word(40).includes("{counted}", 'must have "{counted}"'),
      note: text.max(90).describe("Below the strokes; {needed} is how many pay for the run."),
    }),
  }),
  torn: figure,
  stamp: word(5),
});
