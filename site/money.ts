/** Amounts are numbers of dollars, 75 or 4.99, as in prices.yaml. */

/** "$75.00", "−$1,200.50". */
export function dollars(amount: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${amount < 0 ? "−" : ""}$${Math.abs(amount).toLocaleString("en", digits)}`;
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

/** Whether a text looks like an amount in dollars and is none: "$4.5", "4.50", "$1 200", "75 $". */
export function isMeantAsDollars(text: string): boolean {
  const looksLikeOne = text.includes("$") || /^[-−]?[\d,. ]*[.,]\d\d?$/.test(text);
  return looksLikeOne && Number.isNaN(readDollars(text));
}

/** The amount of "$75", "−$1,200.50" or "-$2.50"; not a number for any other text. */
export function readDollars(text: string): number {
  const [, minus, figure, cents = ""] =
    /^([-−]?)\$(\d+|\d{1,3}(?:,\d{3})+)(\.\d\d)?$/.exec(text) ?? [];
  const amount = figure ? Number(figure.replaceAll(",", "") + cents) : Number.NaN;
  return minus ? -amount : amount;
}
