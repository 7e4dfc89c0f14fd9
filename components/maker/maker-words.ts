import { dollars, priceOf, readAmount, shortDollars } from "@/site/money";
import type { RunListName } from "@/site/schema/prices";

export type Kind = RunListName;

/** The names of the fields. The price of a coupon is its discount. */
export type FieldName = "shop" | "item" | "price";

/** What is in the fields. */
export type Typed = Record<FieldName, string>;

/** All words that are made of it. */
export type Words = Typed & { initial: string };

/** A typed price with its sign and its cents: "6" → "$6", "6,50" → "$6.50"; others stay as they are. */
function priceText(text: string): string {
  if (text.toLowerCase() === "free") return "Free";
  const amount = readAmount(text);
  return amount >= 0 ? shortDollars(amount) : text;
}

/** A typed discount: "20" → "20%", "$5.5" → "$5.50"; words stay as they are. */
function discountText(text: string): string {
  const amount = readAmount(text.replace(/\s*%$/, ""));
  if (!(amount >= 0)) return text;
  return text.includes("$") ? shortDollars(amount) : `${amount}%`;
}

/** The price of a flyer or the discount of a coupon as it is printed. */
export function printedPrice(kind: Kind, typed: string): string {
  const text = typed.trim();
  return kind === "flyer" ? priceText(text) : discountText(text);
}

/** Patterns of what is printed in the face of prices, which has no other characters (scripts/fonts.ts). */
export const figures: Record<Kind, string> = {
  flyer: "[$0-9.,%+Fre ]*",
  // A discount in words is not followed by "off".
  coupon: "[$0-9.,% ]*",
};

/** Whether a printed price is a figure, however long it is: "$1,299.95" is one, "Half price" is none. */
export function isFigure(kind: Kind, price: string): boolean {
  return new RegExp(`^${figures[kind]}$`).test(price);
}

/** Says that a field is full: "28 of 28"; empty until then. */
export function limitText(length: number, limit: number): string {
  return length < limit ? "" : `${limit} of ${limit}`;
}

const graphemes = new Intl.Segmenter();

/** @param typed in the fields, or their examples */
export function makerWords(kind: Kind, typed: Typed): Words {
  // An emoji is one character as a reader sees it.
  const [first] = graphemes.segment(typed.shop);
  const initial = first?.segment.toUpperCase() ?? "";
  return { ...typed, price: printedPrice(kind, typed.price), initial };
}

/** What a run costs, and each of its days: "7 days: $75.00, $10.71 a day." */
export function costText(run: { label: string; amount: number; days: number }): string {
  const aDay = run.amount > 0 ? `, ${dollars(run.amount / run.days)} a day` : "";
  return `${run.label}: ${priceOf(run.amount)}${aDay}.`;
}
