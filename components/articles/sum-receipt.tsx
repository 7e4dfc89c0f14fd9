import type { InkName } from "@/components/ui/ink";
import { Receipt } from "@/components/ui/receipt";
import { type Sum, totalOf } from "@/site/sum";

type Props = { lines: Sum; ink: InkName; title?: string; className?: string };

/** A worked example as a receipt; the last line is the total. */
export function SumReceipt({ lines, ...look }: Props) {
  const rows = lines.map(({ label, amount }) => ({
    label,
    amount: amount ?? totalOf(lines) ?? "",
  }));
  const [total] = rows.slice(-1);
  return total && <Receipt {...look} lines={rows.slice(0, -1)} total={total} />;
}
