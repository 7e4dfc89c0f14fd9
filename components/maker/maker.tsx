import type { ReactNode } from "react";
import { drawingAddress } from "@/components/pictures/drawing-address";
import { ButtonLink } from "@/components/ui/button-link";
import { RadioButtons } from "@/components/ui/fields";
import { inkBackground } from "@/components/ui/ink";
import { getContent, type Service } from "@/site/content";
import { hrefOf } from "@/site/links";
import { saleOfList } from "@/site/sale";
import { pricingPath } from "@/site/schema/prices";
import { MakerForm } from "./maker-form.client";
import { costText, isFigure, type Kind, makerWords } from "./maker-words";
import { Phone } from "./phone";
import { Sheet } from "./sheet";
import "./maker.css";

type Props = {
  kind: Kind;
  service: Service;
  id: string;
  /** The line on the price of the first run, in a hero, which has no choice of runs. */
  cost?: string;
  className?: string;
  /** What stands above the sheet. */
  children?: ReactNode;
};

/** A flyer or coupon on which a visitor types, what becomes of it on a phone, and what it costs. */
export function Maker({ kind, service, id, cost, className = "", children }: Props) {
  const { maker } = getContent();
  const { examples } = maker[kind];
  const plans = saleOfList(kind).plans.slice(0, cost ? 1 : undefined);
  const runs = plans.map(({ label, amount, days = 1 }) => ({
    label,
    cost: cost ?? `${costText({ label, amount, days })} ${maker.included}`,
  }));
  const words = makerWords(kind, examples);
  const run = runs[0]?.label ?? "";
  return (
    <MakerForm
      kind={kind}
      runs={runs}
      drawing={drawingAddress(`${kind}-sheet`)}
      isInWords={!isFigure(kind, words.price)}
      className={`${inkBackground[service.ink]} ${className}`}
      head={children}
      sheet={<Sheet kind={kind} id={id} examples={words} />}
    >
      <div className="maker-deal">
        {runs.length > 1 && (
          <RadioButtons
            legend="How long it runs"
            name={`${id}-run`}
            labels={runs.map(({ label }) => label)}
          />
        )}
        <p data-word="cost" className="font-strong text-balance not-first:pt-4">
          {runs[0]?.cost}
        </p>
        <div className="flex flex-wrap gap-3 pt-3">
          <ButtonLink href={hrefOf("@register")} variant={cost ? "onInk" : "strong"}>
            <span>
              Start <span data-word="run">{run}</span>
            </span>
          </ButtonLink>
          {!cost && (
            <ButtonLink href={pricingPath(kind)} variant="onInk">
              See prices
            </ButtonLink>
          )}
        </div>
        <p className="pe-4 pt-4 text-small">{maker.note}</p>
      </div>
      <Phone kind={kind} words={words} run={run} />
    </MakerForm>
  );
}
