import { z } from "zod";
import { text } from "./fields.ts";

const amountAndUnit = z.tuple([text.max(3), text.max(3)]);
const line = z.tuple([text.max(6), text.max(6)]);
const time = z.string().regex(/^\d\d:\d\d$/, 'must be a time like "16:30"');
const good = z.tuple([text.max(10), text.max(6)]);
/** The font of the prices only has digits, "$" and ".". */
const figure = z
  .string()
  .regex(/^\$?\d{1,2}\.\d\d$/, 'must be a price below $100, with cents, like "$2.49"');

const twoDigits = z.int().min(1).max(99);

/** `content/drawings.yaml`: the words inside the drawings, with limits that fit their places. */
export const drawingsSchema = z.strictObject({
  flyer: z.strictObject({ title: text.max(6), tab: text.max(7), price: figure }),
  coupon: z.strictObject({
    amount: text.max(3),
    off: text.max(4),
    left: text.max(9),
    code: text.max(7),
  }),
  demo: z.strictObject({
    time: text.max(5),
    shop: text.max(13),
    run: text.max(18),
    goods: z.tuple([good, good, good]),
    push: z.strictObject({ text: text.max(26), when: text.max(4) }),
    coupon: text.max(20),
    receipt: z.tuple([good, good, good]),
    total: z.tuple([text.max(6), figure]),
    note: text.max(36),
  }),
  oneDay: z.strictObject({ heading: text.max(14), day: text.max(2) }),
  rings: z.tuple([text.max(2), text.max(2), text.max(2), text.max(5)]),
  lockScreen: z.strictObject({
    time: text.max(5),
    messages: z.tuple([text.max(14), text.max(14), text.max(14)]),
  }),
  storage: z.strictObject({
    steps: z.tuple([amountAndUnit, amountAndUnit, amountAndUnit, amountAndUnit, amountAndUnit]),
    extra: amountAndUnit,
  }),
  receipt: z.strictObject({
    shop: text.max(8),
    lines: z.tuple([line, line, line]),
    total: z.tuple([text.max(6), figure]),
  }),
  spending: figure,
  forecast: z.strictObject({ now: text.max(6), peak: text.max(4) }),
  chat: z.strictObject({ question: text.max(12), answer: text.max(12) }),
  search: text.max(16),
  signs: z.strictObject({
    shop: text.max(9),
    bakery: text.max(9),
    barber: text.max(9),
    flowers: text.max(9),
    hardware: text.max(9),
    books: text.max(9),
    coffee: text.max(9),
  }),
  /** On the street sign of the shops. */
  city: text.max(9),
  features: z.strictObject({
    off: text.max(4),
    refund: z.tuple([text.max(7), text.max(16)]),
    papers: z.tuple([text.max(9), text.max(9), text.max(9)]),
    kept: text.max(14),
    days: text.max(8),
    accounts: z.tuple([text.max(9), text.max(9)]),
    hook: text.max(10),
    ends: text.max(13),
    week: text.max(6),
    street: text.max(11),
    months: text.max(8),
    soon: text.max(12),
  }),
  posts: z.strictObject({
    /** Who is counted. */
    tally: z.tuple([text.max(12), text.max(12)]),
    /** What a pizza costs and what it leaves, in dollars. */
    pizza: z.tuple([twoDigits, twoDigits]),
    sizes: z.tuple([text.max(6), text.max(6)]),
    closed: z.tuple([text.max(8), text.max(11)]),
    gifts: z.tuple([twoDigits, twoDigits]),
    ask: text.max(8),
  }),
  story: z.strictObject({
    /** Of the three scenes of "Why Choose", also on their clocks. */
    times: z.tuple([time, time, time]),
    out: text.max(8),
    scan: text.max(7),
    sold: text.max(9),
  }),
  torn: figure,
  stamp: text.max(5),
});
