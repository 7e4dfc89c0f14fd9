import { getContent } from "@/site/content";

/** Whose dollars the prices of a page are in; once a page, beside them. */
export function CurrencyNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-small text-muted ${className}`}>{getContent().pricingPage.currency}</p>
  );
}
