import { priceOf } from "@/site/money";
import type { Status } from "@/site/schema/service";

/** On the stamp of a plan that cannot be ordered. */
export const stampOf = (status: Status) => (status === "beta" ? "IN BETA" : "COMING SOON");

/** The price as it is listed of such a plan: "Listed as free". */
export function ListedPrice({ amount }: { amount: number }) {
  return (
    <>
      Listed as <span className="lowercase">{priceOf(amount)}</span>
    </>
  );
}
