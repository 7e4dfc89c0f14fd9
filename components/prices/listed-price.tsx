import { getContent } from "@/site/content";
import { priceOf } from "@/site/money";

/** The price as it is listed of a plan that nobody can order yet: "Listed as free". */
export function ListedPrice({ amount }: { amount: number }) {
  const { listed, free } = getContent().pricingPage;
  const [before, after] = listed.split("{price}");
  return (
    <>
      {before}
      <span className="lowercase">{priceOf(amount, free)}</span>
      {after}
    </>
  );
}
