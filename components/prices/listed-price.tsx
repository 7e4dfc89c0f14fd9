import { Fragment } from "react";
import { getContent } from "@/site/content";
import { dollars } from "@/site/money";

/** The price as it is listed of a plan that nobody can order yet: "Listed as free". */
export function ListedPrice({ amount }: { amount: number }) {
  const { listed, free } = getContent().pricingPage;
  const [before, ...others] = listed.split("{price}");
  return (
    <>
      {before}
      {others.map((after) => (
        <Fragment key={after}>
          <span className="lowercase">{amount === 0 ? free : dollars(amount)}</span>
          {after}
        </Fragment>
      ))}
    </>
  );
}
