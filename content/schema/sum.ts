import { z } from "zod";
import { text } from "./fields.ts";

const line = z.strictObject({ label: text.max(32), amount: text.max(12) });
type Line = z.infer<typeof line>;

/**
 * A worked example, shown as a receipt: its last line is the total. Amounts in dollars ("−$2.50")
 * have to add up; with any other amount among them ("14 months"), none are added.
 */
export const sum = z
  .array(line)
  .min(2)
  .max(5)
  .superRefine((lines, context) => {
    const cents = lines.map(({ amount }) => centsOf(amount));
    const total = cents.pop();
    const added = cents.reduce((all, amount) => all + amount, 0);
    if (total === undefined || Number.isNaN(added + total) || added === total) return;
    context.addIssue({
      code: "custom",
      path: [lines.length - 1, "amount"],
      message: `must be ${dollars(added)}, which the lines above add up to`,
    });
  });
export type Sum = Line[];

/** "−$1,200.50" in cents; not a number if it isn't an amount in dollars. */
function centsOf(amount: string): number {
  const [, minus, figure = ""] = /^([-−]?)\$(\d[\d,]*(?:\.\d\d)?)$/.exec(amount) ?? [];
  const cents = figure ? Math.round(Number(figure.replaceAll(",", "")) * 100) : Number.NaN;
  return minus ? -cents : cents;
}

function dollars(cents: number): string {
  const figure = (Math.abs(cents) / 100).toLocaleString("en", { minimumFractionDigits: 2 });
  return `${cents < 0 ? "−" : ""}$${figure}`;
}
