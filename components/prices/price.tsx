import { getContent } from "@/site/content";
import { dollars, priceOf } from "@/site/money";

/** An amount of dollars as on a price tag: heavy, the cents raised. Its text is one number. */
export function Price({ amount, className }: { amount: number; className: string }) {
  const [whole, cents] = dollars(amount).slice(1).split(".");
  return (
    <p className={`font-price text-price font-[900] whitespace-nowrap tabular-nums ${className}`}>
      {amount === 0 ? (
        priceOf(amount)
      ) : (
        <>
          <span className="align-[.5em] text-[max(.42em,.8125rem)]">$</span>
          {whole}
          <span className="align-[.85em] text-[max(.42em,.8125rem)]">.{cents}</span>
        </>
      )}
    </p>
  );
}

/** The price of a plan that cannot be bought yet: "Listed as free, per day". */
export function ListedPrice({ amount, per }: { amount: number; per?: string | undefined }) {
  return (
    <>
      Listed as <span className="lowercase">{priceOf(amount)}</span>
      {per && `, ${per}`}
    </>
  );
}

/** Which country's dollars the prices are in; shown once on a page, beside them. */
export function CurrencyNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-small text-muted ${className}`}>{getContent().pricingPage.currency}</p>
  );
}
