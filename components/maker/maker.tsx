import type { ReactNode } from "react";
import { Band } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { getContent, hrefOf } from "@/site/content";
import { pricingPath } from "@/site/schema/prices";
import type { Service } from "@/site/schema/service";
import { makerOf } from "./kinds";
import { MakerForm } from "./maker-form.client";
import { altOf, costText, makerWords } from "./maker-words";
import type { Kind } from "./places";
import { Preview } from "./preview";
import "./maker.css";

type Props = {
  kind: Kind;
  service: Service;
  /** For ids and names in the section. */
  id: string;
};
type SectionProps = Props & {
  /** By which addresses name the section. */
  anchor: string;
};

/** The maker below its heading; shown where scripts may run. */
export function MakerSection({ anchor, ...props }: SectionProps) {
  const { maker: words } = getContent();
  const maker = words[props.kind];
  return (
    <Band id={anchor} aria-labelledby={props.id} className="noscript:hidden">
      <h2 id={props.id} className="text-h2">
        <HeadingEyebrow className="pb-3">{words.eyebrow}</HeadingEyebrow>
        {maker.heading}
      </h2>
      <p className="pt-3 pb-8 text-lead text-muted">{maker.lead}</p>
      <Maker {...props} />
    </Band>
  );
}

type MakerProps = Props & {
  /** In a hero, which has no choice of runs: the line on the price of the first one. */
  cost?: string;
  /** Above the fields. */
  children?: ReactNode;
};

/** A form in which a visitor makes a flyer or coupon; without scripts, its picture is an example. */
export function Maker({ kind, service, id, cost, children }: MakerProps) {
  const { maker: words, prices } = getContent();
  const maker = makerOf(kind, words);
  const plans = prices.categories[kind].plans.slice(0, cost ? 1 : undefined);
  const runs = plans.map(({ label, amount, days }) => ({
    label,
    drawn: `${days} days`,
    cost: cost ?? `${costText({ label, amount, days })} ${words.included}`,
  }));
  const shown = makerWords(maker, [], runs[0]?.drawn ?? "");
  return (
    <MakerForm
      id={id}
      kind={kind}
      maker={maker}
      head={children}
      runs={runs}
      preview={<Preview kind={kind} words={shown} alt={altOf(maker, shown)} />}
      ground={inkBackground[service.ink]}
      note={words.note}
    >
      <ButtonLink href={hrefOf("@register")} variant={cost ? "secondary" : "primary"}>
        <span>
          Start <span data-run="">{runs[0]?.label}</span>
        </span>
      </ButtonLink>
      {!cost && (
        <ButtonLink href={pricingPath(kind)} variant="secondary">
          See prices
        </ButtonLink>
      )}
    </MakerForm>
  );
}
