import { priceOf } from "@/site/money";

/** On the stamp of a plan that nobody can order yet. */
export const comingSoon = "COMING SOON";

/** The price as it is listed of such a plan: "Listed as free". */
export function ListedPrice({ amount }: { amount: number }) {
  return (
    <>
      Listed as <span className="lowercase">{priceOf(amount)}</span>
    </>
  );
}
