import type { ReactNode } from "react";
import { Band, columns } from "@/components/ui/band";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { ServicePage } from "@/site/schema/service";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";

type Props = {
  eyebrow: string;
  information: ServicePage["information"];
  /** Whether it says which country's dollars the prices are in: US or Canadian. */
  hasCurrency: boolean;
  /** The app's rating, in words. */
  rating: string | undefined;
  /** Below the words. */
  children?: ReactNode;
};

const dashed = "border-dashed border-press/40 not-last:border-b not-last:pb-3";

/** A service's price and contents in words and as a receipt. */
export function Information({ eyebrow, information, hasCurrency, rating, children }: Props) {
  return (
    <Band inner={`items-start ${columns}`} aria-labelledby="_information">
      <div className="lg:col-span-7">
        <Eyebrow id="_information" className="pb-4">
          {eyebrow}
        </Eyebrow>
        <h2 className="text-h2">{information.title}</h2>
        <div className="prose pt-6">
          <Markdown text={information.text} />
        </div>
        {children}
      </div>
      <div className="lg:col-span-5">
        <div className="rotate-1 lifted">
          <div className="torn bg-white px-[min(1.25rem,6vw)] text-press">
            <dl className="grid gap-3 py-4 font-mono text-fine wrap-anywhere">
              {information.facts.map(({ label, value }) => (
                <div
                  key={label}
                  className={`flex flex-wrap items-baseline justify-between gap-x-4 ${dashed}`}
                >
                  <dt>{label}</dt>
                  <dd className="font-[650] sm:text-end">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {hasCurrency && <CurrencyNote className="pt-6" />}
        {rating && <p className="pt-2 text-small text-muted">{rating}</p>}
      </div>
    </Band>
  );
}
