/** Amounts are numbers of dollars, 75 or 4.99, as in prices.yaml. */

/** "$75.00", "−$1,200.50". */
export function dollars(amount: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${amount < 0 ? "−" : ""}$${Math.abs(amount).toLocaleString("en", digits)}`;
}

/** "$75.00", and what costs nothing is free. */
export function priceOf(amount: number): string {
  return amount === 0 ? "Free" : dollars(amount);
}

/** Without cents where there are none: "$75", "$82.50". */
export function shortDollars(amount: number): string {
  return dollars(amount).replace(/\.00$/, "");
}

/** "75.00", as programs read it. */
export function decimal(amount: number): string {
  return amount.toFixed(2);
}

/** Whole cents, which add up exactly. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}

const digits = String.raw`\d{1,3}(?:[, ]\d{3})+|\d*`;
const amount = new RegExp(String.raw`^([-−]?)\s*\$?\s*(${digits})(?:[.,](\d{0,2}))?\s*\$?$`);

/**
 * Reads an amount as people write it: "5", "$4.50", "4,50 $", "1,200", "1 200", "−$2.50".
 * @returns dollars; not a number for any other text
 */
export function readAmount(text: string): number {
  const [, minus, whole = "", cents = ""] = amount.exec(plain(text)) ?? [];
  if (whole + cents === "") return Number.NaN;
  const size = Number(`${whole.replace(/\D/g, "") || 0}.${cents || 0}`);
  return minus ? -size : size;
}

/** Reads a whole number from 0; not a number for any other text. */
export function readCount(text: string): number {
  const digits = plain(text);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A typed text without the spaces around it, with plain ones in place of those that do not break. */
const plain = (text: string) => text.normalize("NFKC").trim();
