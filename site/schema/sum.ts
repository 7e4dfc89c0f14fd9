import { z } from "zod";
import { readAmount } from "../money.ts";
import { isDollars, type Line, totalOf } from "../sum.ts";
import { read, text } from "./fields.ts";

const line = z.strictObject({
  label: text.max(32).describe("What is counted."),
  amount: text
    .max(12)
    .meta({ ...read, description: "May be missing in the last line: the site adds up." })
    .optional(),
});

/**
 * A worked example, shown as a receipt: its last line is the total. Amounts in dollars ("−$2.50")
 * have to add up. Words ("free") count as 0. With any other amount among them ("14 months"), nothing is
 * added up.
 */
export const sum = z.array(line).min(2).max(5).superRefine(addsUp);

function addsUp(lines: Line[], context: z.core.$RefinementCtx): void {
  const problem = (index: number, message: string) =>
    context.addIssue({ code: "custom", path: [index, "amount"], message });
  // The amount is unknown as long as its fact is.
  if (lines.some(({ amount }) => amount?.includes("{{"))) return;
  const misspelt = lines.findIndex(({ amount }) => amount?.includes("$") && !isDollars(amount));
  if (misspelt >= 0) {
    problem(misspelt, 'is no amount in dollars; write it as "$1,200.50"');
    return;
  }
  const last = lines.length - 1;
  const missing = lines.findIndex(({ amount }) => amount === undefined);
  const total = totalOf(lines);
  if (missing >= 0 && missing < last) problem(missing, "is missing; only the total's may be");
  else if (missing === last && !total) problem(last, "is missing, and not all above are dollars");
  else if (total && missing < 0 && readAmount(lines[last]?.amount ?? "") !== readAmount(total))
    problem(last, `must be ${total}, which the lines above add up to`);
}
