import type { Content } from "@/site/content";
import { dollars, priceOf, readAmount, shortDollars } from "@/site/money";

export type MakerField = {
  label: string;
  /** Stands in the field and the picture until something is typed. */
  example: string;
  /** The most characters that can be typed. */
  limit: number;
  /** What is done with its text: a price gets its "$", a discount its "%", a code its capitals. */
  kind: "words" | "price" | "discount" | "code";
};

/** The texts of the form in which a visitor makes a flyer or a coupon, and of its picture. */
export type MakerTexts = {
  /** Above the picture once something is typed. */
  yours: string;
  /** What the picture shows, before the words that it shows. */
  alt: string;
  /** The shop's name first; the picture has numbered places for the last three. */
  fields: MakerField[];
  /** The push notification, with the numbers of its fields. */
  message: string;
};

const field = (label: string, example: string, limit: number, kind: MakerField["kind"]) => ({
  label,
  example,
  limit,
  kind,
});

/** The form of each kind, with the examples of maker.yaml. */
export function makerOf(kind: "flyer" | "coupon", { flyer, coupon }: Content["maker"]): MakerTexts {
  if (kind === "flyer")
    return {
      yours: "Your flyer",
      alt: "A phone with a flyer, a push notification and a coupon.",
      fields: [
        field("Your shop's name", flyer.examples.shop, 40, "words"),
        field("What you sell", flyer.examples.item, 40, "words"),
        field("Its price", flyer.examples.price, 12, "price"),
      ],
      message: "{1}: {2}, {3}",
    };
  return {
    yours: "Your coupon",
    alt: "A phone with a coupon and a push notification.",
    fields: [
      field("Your shop's name", coupon.examples.shop, 40, "words"),
      field("Your discount", coupon.examples.discount, 20, "discount"),
      field("On what", coupon.examples.item, 40, "words"),
      field("Its code", coupon.examples.code, 12, "code"),
    ],
    message: "{1}: {2}. Code {3}",
  };
}

/** A typed price with its sign and its cents: "6" → "$6", "6,50" → "$6.50"; others stay as they are. */
export function priceText(typed: string): string {
  const text = typed.trim();
  if (text.toLowerCase() === "free") return "Free";
  const amount = readAmount(text);
  return amount >= 0 ? shortDollars(amount) : text;
}

/** A typed discount: "20" → "20% off", "$5.5" → "$5.50 off"; words stay as they are. */
export function discountText(typed: string): string {
  const text = typed.trim();
  const amount = readAmount(text.replace(/\s*%$/, ""));
  if (!(amount >= 0)) return text;
  return `${text.includes("$") ? priceText(text) : `${amount}%`} off`;
}

/** What a run costs, and each of its days: "7 days: $75.00, $10.71 a day." */
export function costText(run: { label: string; amount: number; days: number }): string {
  const aDay = run.amount > 0 ? `, ${dollars(run.amount / run.days)} a day` : "";
  return `${run.label}: ${priceOf(run.amount)}${aDay}.`;
}

function textOf(kind: MakerField["kind"], typed: string): string {
  if (kind === "price") return priceText(typed);
  if (kind === "discount") return discountText(typed);
  return kind === "code" ? typed.trim().toUpperCase() : typed.trim();
}

const graphemes = new Intl.Segmenter();

/** First character as a reader sees it, an emoji whole. */
function initialOf(text: string): string {
  const [first] = graphemes.segment(text);
  return first?.segment.toUpperCase() ?? "";
}

/** Keeps a text's own direction from changing the order of what stands beside it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The names of texts in the pictures. */
export type Name = "1" | "2" | "3" | "message" | "run" | "initial" | "shop";

/** Says all that the picture shows. */
export function altOf(
  { alt }: Pick<MakerTexts, "alt">,
  { run, message }: Record<Name, string>,
): string {
  return `${alt} ${run}. ${message}`;
}

/**
 * All texts of the picture. A field without text shows its example.
 * @param typed in all fields
 * @param run how long it is
 */
export function makerWords(
  maker: Pick<MakerTexts, "fields" | "message">,
  typed: readonly string[],
  run: string,
): Record<Name, string> {
  const texts = maker.fields.map(({ kind, example }, index) =>
    textOf(kind, typed[index]?.trim() || example),
  );
  const [shop = ""] = texts;
  const numbered = texts.slice(-3);
  const [first = "", second = "", third = ""] = numbered;
  return {
    1: first,
    2: second,
    3: third,
    message: maker.message.replace(/\{([123])\}/g, (_, n) => isolated(numbered[n - 1] ?? "")),
    run,
    shop,
    initial: initialOf(shop),
  };
}
